import './style/index.css';
import type { NoticeSettings } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../routes.ts';
import { useWords } from '../../text/index.ts';
import { allowPage, isPageTold, silencePage } from '../../turn-notification.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { HookFields, MailFields } from './address-fields.tsx';
import { askNotices, defaultSettings, type KnownNotices, stopMails, tell } from './ask.ts';
import { ChannelPart } from './channel-part.tsx';
import { addDevice, canBePushed, deviceEndpoint, dropDevice } from './device.ts';
import { QuietPart } from './quiet-part.tsx';
import { type RequestRun, useRequestRun } from './use-request-run.ts';
import { useNoticeWords } from './words.ts';

/** The settings of notices. With a token: ends the mails that its link came with. */
export function NoticesScreen({ stop }: { readonly stop?: string | undefined }) {
  const words = useNoticeWords();
  return (
    <Frame title={words.title} class="narrow notices">
      <h1>{words.title}</h1>
      {stop === undefined ? <NoticeParts /> : <Stopped token={stop} />}
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

function Stopped({ token }: { readonly token: string }) {
  const words = useNoticeWords();
  const [isDone, setDone] = useState<boolean | undefined>(undefined);
  useEffect(() => void stopMails(token).then(setDone, () => setDone(false)), [token]);
  return (
    <>
      <p role="status">{isDone === undefined ? '…' : isDone ? words.stopped : words.notStopped}</p>
      <p>
        <a href={hrefOf({ at: 'notices' })}>{words.toNotices}</a>
      </p>
    </>
  );
}

function NoticeParts() {
  const words = useNoticeWords();
  const { guest } = useWords();
  const { name, language } = useSettings();
  const doing = useRequestRun();
  const [known, setKnown] = useState<KnownNotices | 'none' | undefined>(undefined);
  const load = () => askNotices({ chosen: name, guest }).then(setKnown);
  useEffect(() => void load().catch(() => setKnown('none')), []);
  if (known === undefined) return <LoadingLine text="…" />;
  if (known === 'none') return <p role="status">{words.noServer}</p>;
  const settings: NoticeSettings = { ...(known.settings ?? defaultSettings(language)), language };
  const save = (change: Partial<NoticeSettings>, where: string) =>
    doing.run(where, async () => {
      const { zone } = defaultSettings(language);
      const { quiet, ...next } = { ...settings, ...change, zone };
      const said = quiet === undefined ? next : { ...next, quiet };
      setKnown({ ...known, settings: said });
      await tell('setNotices', { settings: said });
    });
  /** The first address brings the usual settings. */
  const added = async () => {
    if (known.settings === undefined) await tell('setNotices', { settings });
    await load();
  };
  const rule = (channel: 'mail' | 'push' | 'hook') => ({
    channel,
    doing,
    rule: settings[channel],
    onRule: (to: NoticeSettings['mail']) => save({ [channel]: to }, channel),
  });
  const ending = (type: string, body: object) => () => tell(type, body).then(load);
  const { address, hook } = known;
  return (
    <>
      <p>{words.about}</p>
      <PagePart doing={doing} />
      <DevicePart {...rule('push')} known={known} onChange={added} />
      <ChannelPart {...rule('mail')} onStop={address === undefined ? undefined : ending('noticeAddress', {})}>
        {!known.hasMail && <p>{words.noMail}</p>}
        {address !== undefined && <p class="notice-address">{address}</p>}
        {known.hasMail && address === undefined && <MailFields doing={doing} onDone={added} />}
      </ChannelPart>
      <ChannelPart {...rule('hook')} onStop={hook && ending('setHook', { form: hook.form })}>
        {hook === undefined && <HookFields doing={doing} onDone={added} />}
        {hook !== undefined && <p class="notice-address">{hook.url}</p>}
        {hook?.form === 'signed' && (
          <p>
            {words.secret} <code class="notice-address">{hook.secret}</code>
          </p>
        )}
      </ChannelPart>
      <QuietPart
        quiet={settings.quiet}
        zone={settings.zone}
        said={doing.said('quiet')}
        onQuiet={(quiet) => save({ quiet }, 'quiet')}
      />
    </>
  );
}

function PagePart({ doing }: { readonly doing: RequestRun }) {
  const words = useNoticeWords();
  const [isOn, setOn] = useState(isPageTold());
  const allow = async () => {
    const isAllowed = await allowPage();
    setOn(isAllowed);
    return isAllowed ? words.isOn : words.refused;
  };
  const silence = async () => {
    silencePage();
    setOn(false);
  };
  return (
    <ChannelPart channel="page" doing={doing} onStop={isOn ? silence : undefined}>
      {!isOn && (
        <button type="button" class="btn" disabled={doing.isBusy} onClick={() => doing.run('page', allow)}>
          {words.allow}
        </button>
      )}
    </ChannelPart>
  );
}

function DevicePart({
  known,
  onChange,
  ...rule
}: {
  readonly known: KnownNotices;
  readonly onChange: () => Promise<void>;
} & Omit<Parameters<typeof ChannelPart>[0], 'onStop' | 'children'>) {
  const words = useNoticeWords();
  const { doing } = rule;
  const [endpoint, setEndpoint] = useState<string | undefined>(undefined);
  useEffect(() => void deviceEndpoint().then(setEndpoint, () => undefined), [known]);
  const isHere = endpoint !== undefined && known.devices.includes(endpoint);
  const allow = async () => {
    if (!(await addDevice(known.pushKey))) return words.refused;
    await onChange();
    return words.isOn;
  };
  const drop = () => dropDevice().then(onChange);
  const isAny = known.devices.length > 0;
  return (
    <ChannelPart {...rule} onStop={isAny ? drop : undefined}>
      {isAny && <p>{words.devices(known.devices.length)}</p>}
      {!canBePushed && <p>{words.noPush}</p>}
      {canBePushed && !isHere && (
        <button type="button" class="btn" disabled={doing.isBusy} onClick={() => doing.run('push', allow)}>
          {words.allow}
        </button>
      )}
    </ChannelPart>
  );
}
