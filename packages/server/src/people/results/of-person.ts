/** Whether a seat `s` of a result belongs to the person `$1`, or to a guest who joined their account. */
export const ofPerson = '(s.guest = $1 OR s.guest IN (SELECT guest FROM joined WHERE account = $1))';
