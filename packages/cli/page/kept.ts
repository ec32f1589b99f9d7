/** Keeps the invitations to a new table for its host, as long as the tab is open. */

type Invitations = readonly (string | null)[];

const keyOf = (id: string): string => `ludi-romani/invitations/${id}`;

export function keepInvitations(id: string, invitations: Invitations): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(invitations));
  } catch {
    // storage may be denied: the host can make new invitations
  }
}

/** Returns the invitations by seat, as far as they are kept. */
export function keptInvitations(id: string): Invitations {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]');
  } catch {
    return [];
  }
}
