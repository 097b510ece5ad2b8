'use client'

import { IconCalendarShare, IconCopy } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { Checkbox } from '@/components/ui/inputs/Checkbox'
import { Alert } from '@/components/ui/layout/Alert'
import { Card } from '@/components/ui/layout/Card'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { callApi } from '@/components/ui/requests/api'
import { useCopy } from '@/components/ui/requests/useCopy'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { CalendarLayer } from '@/domain/calendar/calendarAsked'
import { USUAL_FEED_LAYERS } from '@/domain/calendar/feed'
import type { FeedSheet } from '@/present/calendar/calendarSheet'
import '@/components/ui/overlay/shownOnce.css'
import './feed.css'

const PATH = '/api/calendar-feeds'
/** Calendar programs open it. */
const asWebcal = (url: string): string => url.replace(/^https?:/, 'webcal:')

type Props = FeedSheet & { timeZone: string }

/**
 * The address at which calendar programs read the user's own calendar: create, show once, revoke.
 */
export const FeedCard = ({ layers, feed, timeZone }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess, notifyFailure } = useNotify()
  const copy = useCopy()
  const [chosen, setChosen] = useState<readonly CalendarLayer[]>(feed?.layers ?? USUAL_FEED_LAYERS)
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const wanted = layers.filter((layer) => chosen.includes(layer))

  const make = async () => {
    const outcome = await callApi<{ url: string }>(PATH, { body: { layers: wanted } })
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    setUrl(outcome.data.url)
    router.refresh()
  }
  const end = async () => {
    const outcome = await callApi(PATH, { method: 'DELETE' })
    // Ended in another tab meanwhile: the page shows it.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    setUrl(null)
    notifySuccess(t('feed.ended'))
    router.refresh()
  }
  const first = async () => {
    setBusy(true)
    const refusal = await make()
    setBusy(false)
    if (refusal) notifyFailure(refusal)
  }
  const moment = (at: string) => format.dateTime(at, timeZone)

  return (
    <Card title={t('feed.title')}>
      <p className="text-soft" id="calendar-feed">
        {t('feed.text')}
      </p>
      {feed && (
        <p className="text-soft session-list__facts">
          <span>{t('feed.madeAt', { at: moment(feed.madeAt) })}</span>
          <span>
            {feed.readAt ? t('feed.readAt', { at: moment(feed.readAt) }) : t('feed.never')}
          </span>
        </p>
      )}
      {url && (
        <div className="feed-card__shown">
          <Alert tone="warning">{t('feed.shownOnce')}</Alert>
          <code className="shown-once" dir="ltr">
            {url}
          </code>
          <div className="factor-card__actions">
            <Button
              icon={<IconCopy aria-hidden="true" size={18} />}
              tone="primary"
              onClick={() => void copy(url)}
            >
              {t('feed.copy')}
            </Button>
            <a className="feed-card__open" href={asWebcal(url)}>
              {t('feed.open')}
            </a>
          </div>
        </div>
      )}
      <fieldset className="feed-card__layers">
        <legend>{t('feed.layers')}</legend>
        {layers.map((layer) => (
          <Checkbox
            key={layer}
            checked={chosen.includes(layer)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, layer] : chosen.filter((one) => one !== layer))
            }
          >
            {t(`agenda.layer.${layer}`)}
          </Checkbox>
        ))}
      </fieldset>
      <div className="factor-card__actions">
        <Button
          busy={isBusy}
          disabled={wanted.length === 0}
          icon={<IconCalendarShare aria-hidden="true" size={18} />}
          tone={feed ? 'secondary' : 'primary'}
          onClick={() => (feed ? setAsked('renew') : void first())}
        >
          {t(feed ? 'feed.renew' : 'feed.make')}
        </Button>
        {feed && (
          <Button tone="secondary" onClick={() => setAsked('end')}>
            {t('feed.end')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        destructive
        confirmLabel={t(asked === 'end' ? 'feed.end' : 'feed.renew')}
        description={t(asked === 'end' ? 'feed.endText' : 'feed.renewText')}
        open={asked !== null}
        title={t(asked === 'end' ? 'feed.endTitle' : 'feed.renewTitle')}
        onClose={() => setAsked(null)}
        onConfirm={() => (asked === 'end' ? end() : make())}
      />
    </Card>
  )
}
