import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

import { ContactLink } from '@/components/ui/ContactLink'
import type { BranchRow, EmployeeRow, Part } from './customerSheet'
import { RecordSection } from './RecordSection'

type Props = {
  branches: Part<BranchRow>
  employees: Part<EmployeeRow>
  t: Translator
  format: Formatters
}

/** Where a customer is and who works there. */
export const PeopleSections = ({ branches, employees, t, format }: Props) => (
  <>
    <RecordSection
      columns={[
        { label: 'branches.fields.name', value: (row) => row.name },
        {
          label: 'branches.fields.phone',
          value: (row) => row.phone && <ContactLink kind="phone" value={row.phone} />,
        },
        { label: 'branches.fields.taxOffice', value: (row) => row.taxOffice, isExtra: true },
        {
          label: 'branches.fields.taxNumber',
          value: (row) => row.taxNumber && <bdi dir="ltr">{row.taxNumber}</bdi>,
        },
      ]}
      format={format}
      newLabel="branches.new"
      part={branches}
      t={t}
      title="branches.plural"
    />
    <RecordSection
      columns={[
        { label: 'employees.fields.name', value: (row) => row.name },
        { label: 'employees.fields.title', value: (row) => row.title },
        {
          label: 'branches.fields.phone',
          value: ({ phones: [phone] }) =>
            phone && <ContactLink kind="phone" value={phone.number} />,
        },
        {
          label: 'employees.fields.email',
          value: (row) => row.email && <ContactLink kind="email" value={row.email} />,
          isExtra: true,
        },
      ]}
      format={format}
      newLabel="employees.new"
      part={employees}
      t={t}
      title="employees.plural"
    />
  </>
)
