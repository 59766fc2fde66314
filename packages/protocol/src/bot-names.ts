/** What bots of the server are called here, by seat. */
export const botNames: readonly string[] = ['Odilon', 'Noor', 'Ilse', 'Vadim', 'Ulysse', 'Maud'];
