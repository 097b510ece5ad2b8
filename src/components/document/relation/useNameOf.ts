import { useCallback } from 'react'

import { entityOf } from '@/catalog'
import { choiceName } from '@/catalog/choices'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'

import type { Chosen } from './useChoices'

/** Display name of a selected record; never empty, to differ from no selection. */
export const useNameOf = (slug: string) => {
  const t = useT()
  return useCallback(
    ({ id, choice, isHidden }: Chosen): string => {
      if (isHidden) return t('picker.hidden')
      if (!choice) return t('common.loading')
      const kind = t(`${entityOf(slug)?.words}.singular` as MessageKey)
      return choiceName(slug, choice) || `${kind} ${id}`
    },
    [slug, t],
  )
}
