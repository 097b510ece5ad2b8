import { IconArrowLeft, IconFileCode, IconSearch } from '@tabler/icons-react'
import Link from 'next/link'
import { PATHS } from '@/catalog/paths'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { ReferenceOperation } from '@/present/developers/apiReference'
import type { ReferencePage } from '@/present/developers/referencePage'
import { TextInput } from '../ui/inputs/TextInput'
import { Card } from '../ui/layout/Card'
import { Chip } from '../ui/layout/Chip'
import { EmptyState } from '../ui/layout/EmptyState'
import { PageHeader } from '../ui/layout/PageHeader'
import styles from './Developers.module.css'
import { Address, English, FieldList, Operation } from './Operation'

type Props = { page: ReferencePage; locale: Locale }
type Words = { t: ReturnType<typeof createTranslator> }

const groupHref = (tag: string) => `${PATHS.developers}?group=${encodeURIComponent(tag)}`
const operationHref = (id: string) => `${PATHS.developers}?operation=${encodeURIComponent(id)}`

const OperationList = ({ operations }: { operations: readonly ReferenceOperation[] }) => (
  <ul className={styles.list}>
    {operations.map(({ id, method, path, summary }) => (
      <li key={id}>
        <Link className={styles.row} href={operationHref(id)} prefetch={false}>
          <Address method={method} path={path} />
          <English>{summary}</English>
        </Link>
      </li>
    ))}
  </ul>
)

const Introduction = ({ t }: Words) => (
  <Card title={t('developers.begin')}>
    <ol className={styles.steps}>
      <li>{t('developers.steps.key')}</li>
      <li>
        {t('developers.steps.send')}
        <code className={styles.line} dir="ltr">
          {'curl -H "Authorization: Bearer $KEY" $URL/api/me'}
        </code>
      </li>
      <li>{t('developers.steps.once')}</li>
      <li>{t('developers.steps.refused')}</li>
      <li>{t('developers.steps.events')}</li>
    </ol>
  </Card>
)

/** Content of the page next to its groups. */
const Chosen = ({ page, t }: Pick<Props, 'page'> & Words) => {
  const { group, operation, operations, record, search } = page
  if (operation)
    return (
      <>
        <Link className={styles.back} href={groupHref(operation.tag)} prefetch={false}>
          <IconArrowLeft aria-hidden="true" className="mirrored" />{' '}
          <bdi lang="en">{operation.tag}</bdi>
        </Link>
        <h2 className={styles.title}>
          <Address method={operation.method} path={operation.path} />
        </h2>
        <p>
          <English>{operation.summary}</English>
        </p>
        <Operation operation={operation} t={t} />
      </>
    )
  if (!group && !search) return <Introduction t={t} />
  if (operations.length === 0)
    return <EmptyState icon={<IconSearch />} title={t('developers.nothing')} />
  return (
    <>
      <Card
        padded={false}
        title={group ? <bdi lang="en">{group}</bdi> : t('developers.found', { search })}
      >
        <OperationList operations={operations} />
      </Card>
      {record.length > 0 && (
        <Card title={t('developers.record')}>
          <FieldList fields={record} t={t} />
        </Card>
      )}
    </>
  )
}

/** The documentation of the REST interface: groups, and one operation at a time. */
export const DevelopersPage = ({ page, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { groups, group, search } = page
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <a
            className="ui-button ui-button--secondary"
            download="openapi.json"
            href="/api/openapi.json"
          >
            <IconFileCode aria-hidden="true" size={18} />
            <bdi lang="en">openapi.json</bdi>
          </a>
        }
        description={t('developers.description')}
        title={t('developers.title')}
      />
      <div className={styles.page} data-chosen={Boolean(group || page.operation || search)}>
        <div className={styles.side}>
          <form action={PATHS.developers} className={styles.search} role="search">
            <TextInput
              key={search}
              aria-label={t('developers.search')}
              defaultValue={search}
              name="q"
              placeholder={t('developers.search')}
              type="search"
            />
            {/* `Button` has an event listener, which server components cannot have. */}
            <button className="ui-button ui-button--secondary" type="submit">
              {t('developers.find')}
            </button>
          </form>
          <nav aria-label={t('developers.groups')} className={styles.groups}>
            <ul>
              {groups.map(({ tag, count }) => (
                <li key={tag}>
                  <Link
                    aria-current={tag === group ? 'true' : undefined}
                    href={groupHref(tag)}
                    prefetch={false}
                  >
                    <bdi lang="en">{tag}</bdi> <Chip icon={<></>}>{format.count(count)}</Chip>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.main}>
          {(group || page.operation || search) && (
            <Link className={styles.all} href={PATHS.developers} prefetch={false}>
              {t('developers.all')}
            </Link>
          )}
          <Chosen page={page} t={t} />
        </div>
      </div>
    </div>
  )
}
