export { botNames } from '@manigance/protocol/bot-names';
