/** The samples that ship with the extension, as paths from its folder; the build lists them. */
export const samples: readonly string[];
