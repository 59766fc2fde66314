const shortestPassword = 10;

/** Passwords that everybody tries first, among those that are long enough. */
const common = [
  '1234567890',
  '0123456789',
  'qwertyuiop',
  'azertyuiop',
  'password',
  'motdepasse',
  'letmeinnow',
  'manigance',
  'iloveyou',
  'jetaime',
  'administrator',
  'ankhmorpork',
];

/** Whether a password is too short, one of the first that are tried, or hardly more than the name. */
export function isWeak(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...plain].length < shortestPassword) return true;
  if (new Set(plain).size < 4) return true;
  const rest = [...common, name.toLowerCase()].reduce((left, one) => left.replaceAll(one, ''), plain);
  return rest.replaceAll(/[^\p{L}]/gu, '').length < 3 && rest.length < shortestPassword;
}
