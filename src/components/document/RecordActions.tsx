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
  /** The reader may see what happened to it, and no tab of the page shows it. */
  hasActivity?: boolean
  /** The reader may plan what follows. */
  mayPlan?: boolean
  /** Where it is changed; none for users who may not. */
  editHref: string | undefined
  /** Something else is the usual next step. */
  isQuiet?: boolean
  t: Translator
}

/** What can be done on the page of a record that is read: see its history, change it (`E`). */
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
        href={editHref}
        icon={<IconPencil aria-hidden="true" size={18} />}
        tone={isQuiet ? 'secondary' : 'primary'}
      >
        {t('actions.edit')}
      </ButtonLink>
    )}
  </>
)
