import type { Texts } from '../texts'
import type { apiClients as tr } from '../tr/apiClients'

export const apiClients: Texts<typeof tr> = {
  apiClients: {
    singular: 'برنامج متصل',
    plural: 'البرامج المتصلة',
    new: 'برنامج جديد',
    notFound: 'لم يُعثر على البرنامج.',
    fields: {
      name: 'الاسم',
      role: 'الدور',
      scopes: 'النطاقات',
      responsible: 'المسؤول',
      allowedNetworks: 'الشبكات المسموح بها',
      channels: 'الواجهات',
      enabled: 'مفعّل',
      expiresAt: 'الانتهاء',
      key: 'المفتاح',
    },
  },
}
