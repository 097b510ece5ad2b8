import type { Texts } from '../texts'
import type { meets as tr } from '../tr/meets'

export const meets: Texts<typeof tr> = {
  meets: {
    singular: 'اجتماع',
    plural: 'الاجتماعات',
    notFound: 'لم يتم العثور على الاجتماع.',
    new: 'اجتماع جديد',
    newWith: 'اجتماع جديد مع \u2068{name}\u2069',
    columns: {
      companyPhone: 'هاتف صاحب الشركة',
    },
    fields: {
      company: 'الشركة',
      title: 'الموضوع',
      meetType: 'نوع الاجتماع',
      contactPerson: 'الشخص المعني',
      companyEmployee: 'موظف الشركة',
      startsAt: 'البداية',
      endsAt: 'النهاية',
      allDay: 'طوال اليوم',
      duration: 'المدة (دقيقة)',
      status: 'الحالة',
      notes: 'ملاحظات',
    },
    types: {
      visit: 'زيارة',
      phone: 'هاتف',
      online: 'عبر الإنترنت',
      email: 'بريد إلكتروني',
      other: 'أخرى',
    },
    filters: { today: 'اليوم', thisWeek: 'هذا الأسبوع' },
    statuses: {
      planned: 'مُخطَّط له',
      held: 'عُقد',
      cancelled: 'ملغى',
    },
    general: 'اجتماع عام',
  },
}
