import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { Alert } from '../../ui/layout/Alert'
import type { Id } from '@/domain/shared/idOf'
import type { Translator } from '@/i18n/messages'

type Props = { tender: Id; t: Translator; mayReadMovements: boolean }

/** Notice that a customer's choice cannot be applied until deliveries are reversed. */
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
