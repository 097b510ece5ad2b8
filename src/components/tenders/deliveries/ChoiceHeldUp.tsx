import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { Alert } from '../../ui/layout/Alert'
import type { Id } from '@/domain/shared/idOf'
import type { Translator } from '@/i18n/messages'

type Props = { tender: Id; t: Translator; mayReadMovements: boolean }

/** That the choice of a customer cannot be applied before what was delivered is taken back. */
export const ChoiceHeldUp = ({ tender, t, mayReadMovements }: Props) => (
  <Alert tone="warning">
    {t('tenders.choice.heldUp')}{' '}
    {mayReadMovements && (
      <Link href={`${paths.stockMovements()}?where[tender][equals]=${tender}`} prefetch={false}>
        {t('tenders.choice.deliveries')}
      </Link>
    )}
  </Alert>
)
