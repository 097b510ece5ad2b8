'use client'

import { IconCheck, IconEye, IconRotate } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import {
  DEFAULT_ARRANGEMENT,
  isSameArrangement,
  movedTo,
  type Arrangement,
} from '@/domain/dashboard/arrangement'
import { WIDGETS, type WidgetId, type WidgetKind } from '@/domain/dashboard/widgets'
import { useDashboard } from '../dashboardContext'
import { ArrangeZone } from './ArrangeZone'

type Props = {
  arrangement: Arrangement
  /** The widgets this person may see. */
  available: readonly WidgetId[]
  onSave: (arrangement: Arrangement) => Promise<boolean>
  onClose: () => void
}

/** Arranges the dashboard; nothing is stored before saving. */
const ArrangePanel = ({ arrangement, available, onSave, onClose }: Props) => {
  const { t, format } = useDashboard()
  const [draft, setDraft] = useState(arrangement)
  const [isSaving, setIsSaving] = useState(false)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const focusNext = useRef<string | null>(null)

  useEffect(() => heading.current?.focus(), [])
  // Moving a widget in the document makes the browser drop the focus of its button.
  useEffect(() => {
    if (!focusNext.current) return
    document.querySelector<HTMLElement>(`[data-arrange="${focusNext.current}"]`)?.focus()
    focusNext.current = null
  })

  const nameOf = (id: WidgetId) => t(`dashboard.widgets.${id}`)
  const all = draft.order.filter((id) => available.includes(id))
  const hidden = all.filter((id) => draft.hidden.includes(id))
  const shownOf = (kind: WidgetKind) =>
    all.filter((id) => WIDGETS[id].kind === kind && !draft.hidden.includes(id))

  const place = (id: WidgetId, to: WidgetId) => {
    const order = movedTo(draft.order, { id, place: to })
    const alike = order.filter((other) => shownOf(WIDGETS[id].kind).includes(other))
    focusNext.current = document.activeElement?.getAttribute('data-arrange') ?? null
    setDraft({ ...draft, order })
    setMessage(
      t('dashboard.arrange.moved', {
        name: nameOf(id),
        place: format.count(alike.indexOf(id) + 1),
        total: format.count(alike.length),
      }),
    )
  }
  const hide = (id: WidgetId) => {
    setDraft({ ...draft, hidden: [...draft.hidden, id] })
    setMessage(t('dashboard.arrange.wasHidden', { name: nameOf(id) }))
    heading.current?.focus()
  }
  const show = (id: WidgetId) => {
    setDraft({ ...draft, hidden: draft.hidden.filter((other) => other !== id) })
    setMessage(t('dashboard.arrange.wasShown', { name: nameOf(id) }))
    heading.current?.focus()
  }
  const save = async () => {
    setIsSaving(true)
    if (!(await onSave(draft))) setIsSaving(false)
  }

  return (
    <section aria-labelledby="arrange-title" className="arrange">
      <div className="ui-card arrange__bar">
        <div className="arrange__text">
          <h2 ref={heading} className="chart-card__title" id="arrange-title" tabIndex={-1}>
            {t('dashboard.arrange.title')}
          </h2>
          <p className="chart-card__hint">{t('dashboard.arrange.text')}</p>
        </div>
        <div className="arrange__buttons">
          <Button
            icon={<IconRotate aria-hidden="true" size={17} />}
            tone="ghost"
            onClick={() =>
              setDraft({ ...DEFAULT_ARRANGEMENT, stepsDismissed: draft.stepsDismissed })
            }
          >
            {t('dashboard.arrange.reset')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            busy={isSaving}
            icon={<IconCheck aria-hidden="true" size={17} />}
            onClick={() => (isSameArrangement(draft, arrangement) ? onClose() : void save())}
          >
            {t('actions.save')}
          </Button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {(['figure', 'panel'] as const).map((kind) => {
        const ids = shownOf(kind)
        return (
          ids.length > 0 && (
            <ArrangeZone
              key={kind}
              ids={ids}
              kind={kind}
              label={t(kind === 'figure' ? 'dashboard.figures' : 'dashboard.panels')}
              onHide={hide}
              onPlace={place}
            />
          )
        )
      })}
      <div className="arrange__hidden">
        <h3>{t('dashboard.arrange.hidden')}</h3>
        {hidden.length === 0 ? (
          <p>{t('dashboard.arrange.noneHidden')}</p>
        ) : (
          <ul>
            {hidden.map((id) => (
              <li key={id}>
                <Button
                  aria-label={t('dashboard.arrange.show', { name: nameOf(id) })}
                  icon={<IconEye aria-hidden="true" size={17} />}
                  size="small"
                  tone="secondary"
                  onClick={() => show(id)}
                >
                  {nameOf(id)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

export default ArrangePanel
