import { paths } from '@/catalog/paths'
import { RecordActions } from '@/components/document/RecordActions'
import { RecordFacts } from '@/components/list/related/RecordFacts'
import { Card } from '@/components/ui/layout/Card'
import { Chip, type Tone } from '@/components/ui/layout/Chip'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { WebhookSheet } from '@/present/webhooks/webhookSheet'

import { Deliveries } from './Deliveries'
import { WebhookActions } from './WebhookActions'
import './webhook.css'

const TONES = {
  on: 'success',
  off: 'neutral',
  failing: 'error',
} as const satisfies Record<NonNullable<WebhookSheet['state']>, Tone>

type Props = { webhook: WebhookSheet; locale: Locale }

/** A webhook endpoint and its deliveries. */
export const WebhookPage = ({ webhook, locale }: Props) => {
  const t = createTranslator(locale)
  const { id, name, facts, state, deliveries, timeZone, canWrite } = webhook
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            <RecordActions
              editHref={webhook.editHref}
              hasActivity={webhook.hasActivity}
              id={id}
              isQuiet
              name={name}
              slug="webhooks"
              t={t}
            />
            <WebhookActions
              canDelete={webhook.canDelete}
              canWrite={canWrite}
              id={id}
              isOn={webhook.isOn}
              name={name}
            />
          </>
        }
        breadcrumbs={[{ label: t('webhooks.plural'), href: paths.webhooks() }, { label: name }]}
        chips={state && <Chip tone={TONES[state]}>{t(`webhooks.states.${state}`)}</Chip>}
        title={<bdi>{name}</bdi>}
      />
      <div className="webhook-page">
        <Card>
          <RecordFacts facts={facts} />
        </Card>
        {deliveries && (
          <Card
            className="related"
            padded={deliveries.length === 0}
            title={t('webhooks.deliveries')}
          >
            <Deliveries canWrite={canWrite} deliveries={deliveries} id={id} timeZone={timeZone} />
          </Card>
        )}
      </div>
    </div>
  )
}
