import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { RecordActions } from '@/components/document/RecordActions'
import { RecordFacts } from '@/components/list/related/RecordFacts'
import { PlainTable } from '@/components/list/table/PlainTable'
import { Card } from '@/components/ui/layout/Card'
import { Chip, type Tone } from '@/components/ui/layout/Chip'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { ClientSheet } from '@/present/users/clientSheet'

import { ClientActions } from './ClientActions'
import { ClientKeys } from './ClientKeys'
import './apiClient.css'

const TONES = {
  on: 'success',
  off: 'neutral',
  ended: 'error',
  noKey: 'warning',
} as const satisfies Record<NonNullable<ClientSheet['state']>, Tone>

type Props = { client: ClientSheet; locale: Locale }

/** The page of a program: rights, keys and their uses. */
export const ApiClientPage = ({ client, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { id, name, facts, state, keys, uses, timeZone } = client
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            <RecordActions
              editHref={client.editHref}
              hasActivity={client.hasActivity}
              id={id}
              isQuiet
              name={name}
              slug="api-clients"
              t={t}
            />
            <ClientActions
              canDelete={client.canDelete}
              canWrite={client.canWrite}
              hasLiveKey={keys?.some((key) => key.state === 'live') ?? false}
              id={id}
              isOn={client.isOn ?? true}
              name={name}
            />
          </>
        }
        breadcrumbs={[{ label: t('apiClients.plural'), href: paths.apiClients() }, { label: name }]}
        chips={state && <Chip tone={TONES[state]}>{t(`apiClients.states.${state}`)}</Chip>}
        title={<bdi>{name}</bdi>}
      />
      <div className="client-page">
        <Card>
          <RecordFacts facts={facts} />
          <Link className="text-link" href={paths.developers()} prefetch={false}>
            {t('developers.title')}
          </Link>
        </Card>
        {keys && (
          <Card className="related" padded={false} title={t('apiClients.keys')}>
            <ClientKeys canWrite={client.canWrite} id={id} keys={keys} timeZone={timeZone} />
          </Card>
        )}
        {uses && (
          <Card className="related" padded={uses.length === 0} title={t('apiClients.uses')}>
            {uses.length === 0 ? (
              <p className="text-soft">{t('apiClients.noUses')}</p>
            ) : (
              <PlainTable
                caption={t('apiClients.uses')}
                columns={[
                  { label: t('apiClients.useDay'), cell: ({ day }) => format.day(day) },
                  {
                    label: t('apiClients.useAddress'),
                    cell: ({ address }) =>
                      address ? <bdi dir="ltr">{address}</bdi> : t('apiClients.noAddress'),
                  },
                  {
                    label: t('apiClients.useLast'),
                    cell: ({ lastAt }) => (
                      <time dateTime={lastAt}>{format.dateTime(lastAt, timeZone)}</time>
                    ),
                  },
                ]}
                keyOf={({ day, address }) => `${day} ${address}`}
                rows={uses}
              />
            )}
          </Card>
        )}
      </div>
    </div>
  )
}
