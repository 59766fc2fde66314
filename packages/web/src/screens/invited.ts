let invitedBy: string | undefined;

/** Remembers that an invitation with this code was opened in this page. */
export function noteInvitation(code: string): void {
  invitedBy = code;
}

/** Whether this page was opened by the invitation with this code. */
export function isInvitedBy(code: string): boolean {
  return invitedBy === code;
}

/** Forgets the invitation. */
export function forgetInvitation(): void {
  invitedBy = undefined;
}
