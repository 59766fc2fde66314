import { useEffect, useState } from 'preact/hooks';

const onlyHere = /^(localhost|127\..*|\[::1\])$/;

/**
 * The address of this page for others: what this browser has, unless that leads every computer to itself. Then the server is
 * asked, and `undefined` says that it knows none.
 */
export function useAddressForOthers(): string | undefined {
  const here = `${location.origin}${location.pathname}`;
  const [address, setAddress] = useState<string | undefined>(here);
  useEffect(() => {
    if (!onlyHere.test(location.hostname)) return;
    void fetch('/api/reach')
      .then((answer) => answer.json() as Promise<readonly string[]>)
      .then(([first]) => setAddress(first))
      .catch(() => undefined);
  }, []);
  return address;
}
