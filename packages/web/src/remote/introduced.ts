/** Key in the local storage of a browser that has introduced itself to the server. */
export const introduced = 'manigance.guest';

/** False if this browser never introduced itself: asking the server who it is would log an error in the console. */
export function mayBeIntroduced(): boolean {
  try {
    return localStorage.getItem(introduced) !== null;
  } catch {
    return true;
  }
}

/** True if the server knows this browser. Without local storage the first list of games tells that there is a server. */
export function isIntroduced(): boolean {
  try {
    return localStorage.getItem(introduced) !== null;
  } catch {
    return false;
  }
}
