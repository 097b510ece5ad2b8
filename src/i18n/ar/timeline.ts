import type { Texts } from '../texts'
import type { timeline as tr } from '../tr/timeline'

export const timeline: Texts<typeof tr> = {
  notes: {
    singular: 'ملاحظة',
    plural: 'الملاحظات',
    new: 'ملاحظة جديدة',
    notFound: 'لم يتم العثور على الملاحظة.',
    fields: {
      subject: 'نوع السجل',
      document: 'رقم السجل',
      kind: 'النوع',
      body: 'النص',
      callOutcome: 'نتيجة المكالمة',
      minutes: 'المدة (دقيقة)',
      author: 'الكاتب',
      company: 'الشركة',
      editedAt: 'عُدّلت',
    },
    subjects: {
      companies: 'عميل',
      employees: 'موظف',
      'company-projects': 'مشروع',
      tenders: 'عرض سعر',
    },
    kinds: {
      note: 'ملاحظة',
      call: 'مكالمة',
    },
    outcomes: {
      reached: 'تم التواصل',
      noAnswer: 'لا رد',
      callBack: 'سيُعاد الاتصال',
    },
  },
}
