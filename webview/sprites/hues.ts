/** The hues of figures that the theme does not choose. */
export const ORC_HUE = '#8fd97f';
export const TROLL_HUE = '#43d17f';
export const REMAINS_HUE = '#ff8a80';
export const HERO_HUE = '#ffffff';
export const LOUSE_HUE = '#c98a94';
export const JAW_WORM_HUE = '#6aa5a0';
export const CULTIST_HUE = '#7f8bd0';
export const IRON_CLAD_HUE = '#cf5b4d';
