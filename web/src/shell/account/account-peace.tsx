import type { AnswerTo } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post, remove } from '../../online/api.ts';
import { ActForm, ActStatus, Plate, TextField } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';

/** People one does not want to meet. */
export function Peace() {
  return (
    <>
      <Blocked />
      <ReportSomebody />
    </>
  );
}

function Blocked() {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const { value: blocked, again } = useFetched<'GET /blocks'>('blocks');
  const [name, setName] = useState('');
  const block = () =>
    doing.run(async () => {
      await post('blocks', { name });
      setName('');
      again();
    });
  return (
    <Plate title={texts.blocked}>
      <p className="hint">{texts.blockHint}</p>
      <ul className="online-list">
        {blocked?.map((each) => (
          <li key={each}>
            <span>{each}</span>
            <button
              type="button"
              className="link"
              onClick={() => doing.run(() => remove(`blocks/${encodeURIComponent(each)}`)).then(again)}
            >
              {texts.unblock}
            </button>
          </li>
        ))}
      </ul>
      <ActForm doing={doing} act={texts.block} onAct={block}>
        <TextField label={texts.name} value={name} onText={setName} required />
      </ActForm>
    </Plate>
  );
}

/** Tells the moderators of somebody: of whoever is named, or of whoever's page it is. */
export function ReportSomebody({ name }: { readonly name?: string }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [about, setAbout] = useState(name ?? '');
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await doing.run(() => post('reports', { about, text })));
  return (
    <Plate title={texts.report}>
      <ActForm doing={doing} act={texts.report} done={sent ? texts.reported : null} onAct={send}>
        {name === undefined && <TextField label={texts.name} value={about} onText={setAbout} required />}
        <TextField label={texts.reportText} value={text} onText={setText} maxLength={2000} required />
      </ActForm>
    </Plate>
  );
}

type Report = AnswerTo<'GET /moderation/reports'>[number];

/** For moderators: what people have to say of others. */
export function Reports({ onSettled }: { onSettled(): void }) {
  const texts = useOnlineTexts();
  const { value: reports, again } = useFetched<'GET /moderation/reports'>('moderation/reports');
  return (
    <Plate title={texts.reports}>
      {reports?.length === 0 && <p className="note">{texts.noReports}</p>}
      {reports?.map((report) => (
        <OneReport
          key={report.id}
          report={report}
          onSettled={() => {
            again();
            onSettled();
          }}
        />
      ))}
    </Plate>
  );
}

function OneReport({ report, onSettled }: { readonly report: Report; onSettled(): void }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [outcome, setOutcome] = useState('');
  const [days, setDays] = useState('0');
  const settle = () =>
    doing.run(async () => {
      await post(`moderation/reports/${report.id}`, { outcome, suspendDays: Number(days) });
      onSettled();
    });
  return (
    <ActForm doing={doing} act={texts.settleReport} onAct={settle}>
      <p>
        <strong>{report.by}</strong> → <strong>{report.about}</strong>: {report.text}
      </p>
      <TextField label={texts.outcome} value={outcome} onText={setOutcome} required />
      <TextField label={texts.suspendDays} type="number" min={0} max={3650} value={days} onText={setDays} />
      <ActStatus doing={doing} done={null} />
    </ActForm>
  );
}
