/** Names of the server's bots, by seat. */
export const botNames: readonly string[] = ['Odilon', 'Noor', 'Ilse', 'Vadim', 'Ulysse', 'Maud'];
