import type { DeskAnswer } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { shownName } from '../../shown-name.ts';
import { timeText } from '../../text/moment.ts';
import { askDesk } from './ask.ts';
import { Outcome, useRequestRun } from './request-run.tsx';
import { useDeskWords } from './words.ts';

type Reports = DeskAnswer<'look'>['reports'];

/** Reported lines and names that nobody has dealt with. */
export function ReportsPart({
  reports,
  onChange,
}: {
  readonly reports: Reports;
  readonly onChange: () => void;
}) {
  const words = useDeskWords();
  return (
    <section class="panel desk-list" aria-labelledby="desk-reports">
      <header>
        <h2 id="desk-reports">{words.reports}</h2>
        <span class="aside">{reports.length}</span>
      </header>
      {reports.length === 0 ? (
        <p class="aside">{words.noReports}</p>
      ) : (
        <ReportList reports={reports} onChange={onChange} />
      )}
    </section>
  );
}

/** Reports with their buttons. */
export function ReportList({
  reports,
  onChange,
}: {
  readonly reports: Reports;
  readonly onChange: () => void;
}) {
  const words = useDeskWords();
  const { language } = useSettings();
  const doing = useRequestRun();
  const close = (report: Reports[number], { removes }: { readonly removes: boolean }) =>
    void doing
      .run(async () => {
        const { id, table, line } = report;
        if (removes) await askDesk('remove-line', { table, line });
        await askDesk('close-report', { report: id, outcome: removes ? 'acted' : 'dismissed' });
      })
      .then(onChange);
  return (
    <>
      <ul class="desk-plain">
        {reports.map((report) => (
          <li key={report.id} class="desk-report">
            <p>
              <b>{words.reasons[report.reason]}</b> · {words.reported(shownName(report.name))} ·{' '}
              <time dateTime={new Date(report.at).toISOString()}>{timeText(report.at, language)}</time>
            </p>
            {report.said === undefined ? <p>{words.reportedName}</p> : <blockquote>{report.said}</blockquote>}
            {report.note !== undefined && <p class="aside">{report.note}</p>}
            {report.context.length > 0 && (
              <details>
                <summary>{words.context}</summary>
                <ul class="desk-plain">
                  {report.context.map(({ number, from, text, phrase }) => (
                    <li key={number}>
                      <b>{shownName(from.name)}</b> {text ?? phrase}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <p class="buttons">
              {report.line !== undefined && (
                <button
                  type="button"
                  class="btn"
                  disabled={doing.isBusy}
                  onClick={() => close(report, { removes: true })}
                >
                  {words.removeAndClose}
                </button>
              )}
              <button
                type="button"
                class="btn quiet"
                disabled={doing.isBusy}
                onClick={() => close(report, { removes: false })}
              >
                {words.dismiss}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <Outcome of={doing} />
    </>
  );
}
