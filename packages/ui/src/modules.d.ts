declare module 'icon:*' {
  const outline: string;
  export default outline;
}
/** The glyphs that the rows of a module name, cut for two blocks. */
declare module 'glyphs:*' {
  const glyphs: import('./art/glyph.ts').Glyphs;
  export default glyphs;
}
declare module '*.css' {}
