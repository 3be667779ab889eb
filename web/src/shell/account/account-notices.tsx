import type { AnswerTo, NoticeChoices } from '@cabinet-wars/protocol/messages';
import { useEffect, useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post, put, remove } from '../../online/api.ts';
import { isPushed, mayPush, pushHere, pushNoMore } from '../../online/push.ts';
import { ActForm, ActStatus, Plate, TextField } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { Choose, Switch } from '../parts/fields.tsx';

const kinds = ['turn', 'offer', 'start', 'end'] as const;
const ways = ['mail', 'push', 'webhook'] as const;

/** What to be told, by which way, and when not. */
export function Notices() {
  const texts = useOnlineTexts();
  const { value } = useFetched<'GET /me/notifications'>('me/notifications');
  return (
    <>
      <Plate title={texts.notices}>{value !== null && <Choices first={value} />}</Plate>
      <Plate title={texts.ways.push}>
        <Push />
      </Plate>
      <Plate title={texts.webhooks}>
        <Webhooks />
      </Plate>
    </>
  );
}

function Choices({ first }: { readonly first: NoticeChoices }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [choices, setChoices] = useState(first);
  const [saved, setSaved] = useState(false);
  const set = (more: Partial<NoticeChoices>) => {
    setChoices({ ...choices, ...more });
    setSaved(false);
  };
  const save = async () => setSaved(await doing.run(() => put('me/notifications', choices)));
  return (
    <ActForm doing={doing} act={texts.save} done={saved ? texts.saved : null} onAct={save}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          name={texts.noticeKinds[kind]}
          value={choices[kind]}
          onChange={(on) => set({ [kind]: on })}
        />
      ))}
      {ways.map((way) => (
        <Switch key={way} name={texts.ways[way]} value={choices[way]} onChange={(on) => set({ [way]: on })} />
      ))}
      <TextField
        label={texts.gather}
        type="number"
        min={0}
        max={1440}
        value={String(choices.gather)}
        onText={(text) => set({ gather: Number(text) })}
      />
      <fieldset className="field">
        <legend>{texts.quiet}</legend>
        <div className="row">
          <TextField
            label={texts.quietFrom}
            type="time"
            value={clock(choices.quietFrom)}
            onText={(text) => set({ quietFrom: minutes(text) })}
          />
          <TextField
            label={texts.quietTo}
            type="time"
            value={clock(choices.quietTo)}
            onText={(text) => set({ quietTo: minutes(text) })}
          />
        </div>
      </fieldset>
    </ActForm>
  );
}

const A_DAY = 1440;
const offset = () => new Date().getTimezoneOffset();

/** The server counts minutes of the day in UTC; people read their own clock. */
function clock(utc: number): string {
  const local = (utc - offset() + 2 * A_DAY) % A_DAY;
  return `${String(Math.floor(local / 60)).padStart(2, '0')}:${String(local % 60).padStart(2, '0')}`;
}

function minutes(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return (hour * 60 + minute + offset() + 2 * A_DAY) % A_DAY;
}

function Push() {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [on, setOn] = useState(false);
  useEffect(() => {
    void isPushed().then(setOn);
  }, []);
  if (!mayPush()) return <p className="hint">{texts.pushImpossible}</p>;
  const turn = () =>
    doing.run(async () => {
      await (on ? pushNoMore() : pushHere());
      setOn(!on);
    });
  return (
    <>
      <button type="button" className="button" disabled={doing.busy} onClick={turn}>
        {on ? texts.pushNotHere : texts.pushHere}
      </button>
      <ActStatus doing={doing} done={null} />
    </>
  );
}

type Style = AnswerTo<'GET /me/webhooks'>[number]['style'];
const styles: readonly Style[] = ['discord', 'slack', 'json'];
const styleNames: Readonly<Record<Style, string>> = { discord: 'Discord', slack: 'Slack', json: 'JSON' };

function Webhooks() {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const { value: hooks, again } = useFetched<'GET /me/webhooks'>('me/webhooks');
  const [url, setUrl] = useState('');
  const [style, setStyle] = useState<Style>('discord');
  const add = () =>
    doing.run(async () => {
      await post('me/webhooks', { url, style });
      setUrl('');
      again();
    });
  return (
    <>
      <ul className="online-list">
        {hooks?.map((hook) => (
          <li key={hook.id}>
            <span>
              {styleNames[hook.style]}: {hook.url}
            </span>
            <button
              type="button"
              className="link"
              onClick={() => doing.run(() => remove(`me/webhooks/${hook.id}`)).then(again)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <ActForm doing={doing} act={texts.addWebhook} onAct={add}>
        <TextField label={texts.webhookUrl} type="url" value={url} onText={setUrl} required />
        <Choose<Style>
          name={texts.webhookStyle}
          value={style}
          values={styles}
          say={(each) => styleNames[each]}
          onChange={setStyle}
        />
      </ActForm>
    </>
  );
}
