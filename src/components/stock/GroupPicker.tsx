'use client'

import { useWords } from '@/components/ui/useWords'
import { searchGroups } from './findStock'
import { RecordPicker, type RecordPickerProps } from '@/components/ui/picker/RecordPicker'
import type { GroupFacts } from './stockFacts'
import { plainText } from '@/domain/shared/text/richText'
import styles from '@/components/ui/picker/RecordPicker.module.css'

type Props = Pick<
  RecordPickerProps<GroupFacts>,
  'label' | 'chosen' | 'readOnly' | 'invalid' | 'describedBy' | 'cell' | 'onPick'
>

/** Picks a stock group by name; each option shows how many can be assembled. */
export const GroupPicker = (props: Props) => {
  const { t, format } = useWords()
  return (
    <RecordPicker
      {...props}
      placeholder={t('tenderItems.editor.pickGroup')}
      notFound={t('stockGroups.notFound')}
      search={searchGroups}
      renderOption={(group) => (
        <>
          <span className={styles.name}>
            <bdi>{group.name}</bdi>
          </span>
          <span className={styles.facts}>
            {group.description ? <span>{plainText(group.description)}</span> : null}
            {typeof group.buildableQuantity === 'number' ? (
              <span>
                {t('tenderItems.editor.available', {
                  quantity: format.quantity(group.buildableQuantity),
                })}
              </span>
            ) : null}
          </span>
        </>
      )}
    />
  )
}
