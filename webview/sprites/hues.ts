/** The hues of figures that the theme does not choose. */
export const FIGURE_HUES = {
  hero: '#ffffff',
  orc: '#8fd97f',
  troll: '#43d17f',
  remains: '#ff8a80',
  louse: '#c98a94',
  jawWorm: '#6aa5a0',
  cultist: '#7f8bd0',
  ironClad: '#cf5b4d',
} as const;
