import type { Texts } from '../texts'
import type { projects as tr } from '../tr/projects'

export const projects: Texts<typeof tr> = {
  companyProjects: {
    singular: 'مشروع الشركة',
    plural: 'مشاريع الشركات',
    notFound: 'لم يتم العثور على مشروع الشركة.',
    new: 'مشروع جديد',
    columns: { companyOwner: 'مسؤول العميل' },
    fields: {
      name: 'اسم المشروع',
      company: 'الشركة',
      startDate: 'تاريخ البداية',
      endDate: 'تاريخ النهاية',
      defaultLink: 'الرابط الافتراضي',
    },
    state: {
      upcoming: 'لم يبدأ',
      finished: 'منتهٍ',
    },
    none: {
      tenders: 'لا يوجد عرض سعر لهذا المشروع بعد.',
      movements: 'لم يُخرَج شيء لهذا المشروع بعد.',
      reservations: 'لا توجد كمية محجوزة لهذا المشروع.',
    },
    issued: 'قيمة المخزون المُخرَج',
    whichMovements: 'إظهار الحركات',
  },
}
