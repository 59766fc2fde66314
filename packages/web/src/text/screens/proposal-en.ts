/** English words of proposals: to take moves back, to stop, to let a bot play for an absent player. */
export const proposalEn = {
  label: 'Proposal',
  theirs: {
    'take-back': (name: string) => `${name} would like to take a move back.`,
    abandon: (name: string) => `${name} proposes to end the match without a winner.`,
    bot: (name: string, absent: string) =>
      `${name} proposes to let a bot play for ${absent}, until ${absent} is back.`,
  },
  mine: {
    'take-back': (names: string) => `You ask to take your move back. Waiting for ${names}.`,
    abandon: (names: string) => `You propose to end the match. Waiting for ${names}.`,
    bot: (names: string, absent: string) =>
      `You propose to let a bot play for ${absent}. Waiting for ${names}.`,
  },
  undoes: 'This would be undone:',
  undoesNothing: 'Nothing you have seen would be undone.',
  until: (date: string) => `Anyone who hasn’t answered by ${date} is taken to agree.`,
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  agreed: (names: string) => `You agreed. Waiting for ${names}.`,
  refused: (name: string) => `${name} did not agree.`,
  refusedByOne: 'Not everyone agreed.',
  notTakenBack: 'Your move was not taken back.',
};

/** Words of proposals. */
export type ProposalWords = typeof proposalEn;
