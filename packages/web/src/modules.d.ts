declare module 'rules:*' {
  const book: import('./rules/book.ts').Book;
  export default book;
}
