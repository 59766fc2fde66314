// Runs axe on every screen: both languages, both themes, three sizes. An argument selects stages
// by a part of their names.
import { allLooks, auditStage } from '../test/axe.ts';
import { openSite } from '../test/open-site.ts';
import { allStages } from '../test/stages.ts';
import { TestServer } from '../test/test-server.ts';

const wanted = process.argv[2] ?? '';
const server = new TestServer();
await server.start();
const site = await openSite(server.url);
let looked = 0;
let found = 0;
for (const stage of allStages().filter(({ name }) => name.includes(wanted))) {
  for (const look of allLooks) {
    const lines = await auditStage(site, stage, look).catch((error) => [`not reached: ${error}`]);
    looked += look.themes.length;
    found += lines.length;
    for (const line of lines) console.log(`${stage.name}, ${look.size}, ${look.language}, ${line}`);
  }
  console.log(`${stage.name}: looked at in ${allLooks.length * 2} ways`);
}
await site.close();
await server.close();
console.log(`${looked} looks, ${found} violations`);
process.exit(found === 0 ? 0 : 1);
