declare module 'icon:*' {
  const outline: string;
  export default outline;
}
declare module 'rules:*' {
  const book: import('./rules/book.ts').Book;
  export default book;
}
