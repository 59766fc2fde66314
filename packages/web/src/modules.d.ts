/** Loads a rule book by language and game. */
declare module 'rules:books' {
  type Book = import('./rules/book.ts').Book;
  type Language = import('@manigance/core').Language;
  const books: Readonly<
    Record<Language, Readonly<Record<string, () => Promise<{ readonly default: Book }>>>>
  >;
  export default books;
}
