'use client'

import { fillRows, type WidgetId } from '@/domain/dashboard/widgets'
import { Widget } from './Widget'

type Props = { ids: readonly WidgetId[]; kind: 'figures' | 'panels'; isBusy?: boolean }

/** Widgets in full rows of twelve columns; in one column on a phone. */
export const WidgetGrid = ({ ids, kind, isBusy }: Props) => (
  <div aria-busy={isBusy || undefined} className={`widget-grid widget-grid--${kind}`}>
    {fillRows(ids).map(({ id, span }) => (
      <div
        key={id}
        className="widget-grid__cell"
        data-widget={id}
        style={{ ['--span' as string]: span }}
      >
        <Widget id={id} />
      </div>
    ))}
  </div>
)
