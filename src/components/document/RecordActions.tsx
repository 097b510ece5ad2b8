import { IconPencil } from '@tabler/icons-react'
import { PlanButton } from '@/components/frame/todos/PlanButton'
import { ButtonLink } from '../ui/controls/Button'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { Translator } from '@/i18n/messages'
import { ActivityButton } from './activity/ActivityButton'

type Props = {
  slug: AuditedSlug
  id: number
  name: string
  /** The reader may see its history, which no tab of the page shows. */
  hasActivity?: boolean
  /** The reader may plan a follow-up. */
  mayPlan?: boolean
  /** Link to the form; undefined for users who may not edit. */
  editHref: string | undefined
  /** Another action is the primary one. */
  isQuiet?: boolean
  t: Translator
}

/** Actions on the view page of a record: show its history, edit it (`E`). */
export const RecordActions = ({
  slug,
  id,
  name,
  hasActivity = false,
  mayPlan = false,
  editHref,
  isQuiet = false,
  t,
}: Props) => (
  <>
    {hasActivity && (
      <span className={isQuiet ? 'page-header__wide' : undefined}>
        <ActivityButton id={id} isIcon={isQuiet} name={name} slug={slug} />
      </span>
    )}
    {mayPlan && <PlanButton id={id} isIcon={isQuiet} slug={slug} />}
    {editHref && (
      <ButtonLink
        aria-keyshortcuts="E"
        className={isQuiet ? 'page-header__short' : undefined}
        href={editHref}
        icon={<IconPencil aria-hidden="true" size={18} />}
        tone={isQuiet ? 'secondary' : 'primary'}
      >
        <span>{t('actions.edit')}</span>
      </ButtonLink>
    )}
  </>
)
