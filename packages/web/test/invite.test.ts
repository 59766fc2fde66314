import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { servedSite } from './site.ts';

// Its types call a default what the module itself is.
const readQr = jsqr as unknown as typeof jsqr.default;

const site = servedSite();

/** The pixels of a picture, as the page itself unpacks it. */
const unpack = `async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return { pixels: [...pen.getImageData(0, 0, image.width, image.height).data], width: image.width, height: image.height };
}`;

test('the QR code and the link lead a guest to the table', async () => {
  const host = await site.visit({ path: `#/new/${firstGame.id}/friends`, context: { bypassCSP: true } });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const code = host.page.getByRole('img', { name: 'QR code for the link' });
  await code.waitFor();
  // The server under test listens on this machine alone: the people invited should know.
  await host.page.getByText('this link only works on this computer').waitFor();
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = (await host.page.evaluate(`(${unpack})(${JSON.stringify(picture)})`)) as {
    readonly pixels: number[];
    readonly width: number;
    readonly height: number;
  };
  const read = readQr(Uint8ClampedArray.from(pixels), width, height)?.data;
  expect(read).toBe(await host.page.locator('.invite-link').innerText());

  const guest = await site.visit({ settings: { name: 'Bruno' } });
  await guest.page.goto(read ?? '');
  await guest.page.getByText('Camille').first().waitFor();
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await host.page.getByText('Bruno').first().waitFor();
  await guest.close();
  await host.close();
});
