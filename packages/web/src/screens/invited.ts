let invitedBy: string | undefined;

/** Remembers that an invitation with this code was opened in this page. */
export function noteInvitation(code: string): void {
  invitedBy = code;
}

export function isInvitedBy(code: string): boolean {
  return invitedBy === code;
}

export function forgetInvitation(): void {
  invitedBy = undefined;
}
