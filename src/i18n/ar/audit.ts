import type { Texts } from '../texts'
import type { audit as tr } from '../tr/audit'

export const audit: Texts<typeof tr> = {
  audit: {
    singular: 'سجل تدقيق',
    plural: 'سجل التدقيق',
    fields: {
      at: 'الوقت',
      user: 'المستخدم',
      userName: 'الاسم',
      action: 'الإجراء',
      command: 'الأمر',
      subject: 'الموضوع',
      document: 'رقم السجل',
      part: 'الجزء',
      partId: 'رقم الجزء',
      address: 'العنوان',
      requestId: 'رقم الطلب',
      changes: 'التغييرات',
      details: 'التفاصيل',
    },
  },
}
