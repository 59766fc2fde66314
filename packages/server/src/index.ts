export { backUp, restore, type Tally } from './backup.ts';
export { BackupError } from './backup-files.ts';
export { hostAddress } from './people/desk/index.ts';
export { newHostToken } from './people/desk/right.ts';
export { RecordSigner } from './record-signer.ts';
export { type Running, type ServeSetup, serve } from './serve.ts';
export { StorageError } from './storage/migrations.ts';
export { openStorage } from './storage/open.ts';
export type { Storage } from './storage/port.ts';
