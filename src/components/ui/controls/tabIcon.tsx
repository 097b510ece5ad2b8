import type { Icon } from '@tabler/icons-react'

/** The icon of a tab. */
export const tabIcon = (Picture: Icon) => <Picture aria-hidden="true" size={18} stroke={1.8} />
