import type { Texts } from '../texts'
import type { notifications as tr } from '../tr/notifications'

export const notifications: Texts<typeof tr> = {
  notifications: {
    singular: 'إشعار',
    plural: 'الإشعارات',
    fields: {
      kind: 'النوع',
      title: 'العنوان',
      body: 'النص',
      link: 'الرابط',
      readAt: 'وقت القراءة',
      user: 'المستخدم',
    },
    markAllRead: 'تحديد الكل كمقروء',
    markAllUnread: 'تحديد الكل كغير مقروء',
    markRead: 'تحديد كمقروء',
    markUnread: 'تحديد كغير مقروء',
    viewAll: 'إظهار جميع الإشعارات',
    empty: 'لا توجد إشعارات',
    newCount:
      '{n, plural, zero {لا جديد} one {إشعار جديد} two {إشعاران جديدان} few {# إشعارات جديدة} many {# إشعارًا جديدًا} other {# إشعار جديد}}',
    unreadCount:
      'الإشعارات، {n, plural, zero {كلها مقروءة} one {واحد غير مقروء} two {اثنان غير مقروءين} few {# غير مقروءة} many {# غير مقروء} other {# غير مقروء}}',
    remove: 'إزالة الإشعار',
    unread: 'غير مقروءة',
    emptyUnread: 'لا توجد إشعارات غير مقروءة',
    emptyText: 'تظهر هنا اعتمادات عروض الأسعار والحجوزات والمخزون المنخفض.',
    emptyUnreadText: 'لقد قرأت كل شيء.',
    failed: 'تعذر تحميل الإشعارات.',
    filters: 'عوامل تصفية الإشعارات',
    kindFilter: 'حسب النوع',
    earlier: 'أقدم',
    by: 'نفّذه: \u2068{name}\u2069',
    select: 'تحديد: \u2068{title}\u2069',
    settings: 'إعدادات الإشعارات',
    settingsText:
      'اختر المواضيع التي تريد أن تصلك إشعارات عنها. لا تصلك إشعارات إلا عن السجلات التي يحق لك رؤيتها.',
    mailsText:
      'تصل الإشعارات غير المقروءة للمواضيع المضبوطة على مرة في اليوم في رسالة واحدة كل صباح عند الساعة 8:00. أما رسائل أمان حسابك فتُرسل دائمًا.',
    topic: 'الموضوع',
    inProduct: 'إشعار',
    byMail: 'بريد إلكتروني',
    mailsOf: '⁨{kind}⁩: بريد إلكتروني',
    mailChoices: { atOnce: 'فورًا', daily: 'مرة في اليوم', off: 'إيقاف' },
    mailLanguageText: 'نصوص رابط تقويمك تكون بهذه اللغة أيضًا.',
    lastLanguage: 'آخر لغة واجهة استخدمتها',
    kinds: {
      approval: 'بانتظار اعتمادك',
      tenderStatus: 'تم تحديث حالة عرض السعر',
      customerAnswer: 'رد العميل',
      assignment: 'مُسند إليك',
      mention: 'تمت الإشارة إليك',
      action: 'المهام',
      reservation: 'تم تحديث الحجز',
      lowStock: 'مخزون منخفض',
      import: 'الاستيراد',
      export: 'التصدير',
      rights: 'طلب صلاحية',
      system: 'النظام',
    },
    kindTexts: {
      approval:
        'عندما يُطلب اعتمادك، أو عند إرسال عرض سعر وكان لديك حق الاعتماد. عند اختيار «فورًا» تصل رسائل طلبات الاعتماد الموجهة إليك فقط، ولا يمكن إيقافها.',
      tenderStatus:
        'عند اعتماد عرض سعر أعددته أو فوترته أو رفضه أو إلغائه، وقبل انتهاء صلاحيته بيوم.',
      customerAnswer: 'عندما يقبل العميل عرض سعر أرسلته أو يرفضه أو يسأل عنه عبر رابطه.',
      assignment: 'عند إسناد عرض سعر أو عميل إليك.',
      mention:
        'عندما يشير إليك شخص في ملاحظة باستخدام @. تُرسل رسالة البريد إن لم تقرأها خلال عشر دقائق.',
      action:
        'عندما يكلّفك شخص بمهمة على سجل، وفي كل صباح عند الساعة 8:30 بما عليك إنجازه حتى ذلك اليوم، وقبل خمس عشرة دقيقة من مهمة لها وقت محدد.',
      reservation: 'عند حجز مخزون يدويًا لعرض سعر أعددته، أو تحرير حجز لك.',
      lowStock: 'عندما تنخفض الكمية المتاحة لبطاقة عن حدها الأدنى (أو عن 5 إن لم يُحدد).',
      import: 'عند فحص استيراد لك استغرق أكثر من عشر ثوانٍ أو اكتماله أو التراجع عنه أو توقفه.',
      export:
        'عندما يصبح ملف جرى تحضيره في الخلفية جاهزًا للتنزيل أو يتعذر تحضيره. لا يمكن إيقافه، فالإشعار هو الطريق الوحيد إلى الملف.',
      rights: 'عندما تُطلب منك صلاحية يمكنك منحها، أو عندما يأتي الرد على طلبك.',
      system:
        'عند اختلاف العدّادات عن سجلاتها، أو فشل مهمة خلفية أو رسالة بريد نهائيًا. أما المفاتيح الموشكة على الانتهاء وخطافات الويب المتعذّر الوصول إليها فيُبلَّغ عنها بالبريد دائمًا.',
    },
    texts: {
      tenderApproved: 'تم اعتماد عرض السعر \u2068{number}\u2069.',
      tenderInvoiced: 'تمت فوترة عرض السعر \u2068{number}\u2069.',
      tenderRejected:
        '{number, select, none {تم رفض عرض السعر «\u2068{tender}\u2069».} other {تم رفض عرض السعر \u2068{number}\u2069.}}',
      tenderCancelled:
        '{number, select, none {تم إلغاء عرض السعر «\u2068{tender}\u2069».} other {تم إلغاء عرض السعر \u2068{number}\u2069.}}',
      approvalRequested:
        '{onBehalf, select, none {اعتمادك مطلوب} other {اعتمادك نيابةً عن ⁨{onBehalf}⁩ مطلوب}} {number, select, none {لعرض السعر «⁨{tender}⁩»} other {لعرض السعر رقم ⁨{number}⁩}}.{bidder, select, none {} other { العميل: ⁨{bidder}⁩.}}{total, select, none {} other { الإجمالي: ⁨{total}⁩.}}{discount, select, none {} other { الخصم: ⁨{discount}⁩.}}{note, select, none {} other { ملاحظة: ⁨{note}⁩}}',
      deputyNamed:
        'عيّنك ⁨{record}⁩ نائبًا عنه من ⁨{from}⁩ إلى ⁨{until}⁩: يمكنك الرد على طلبات الاعتماد نيابةً عنه.',
      deputyGiven:
        'نائبك من ⁨{from}⁩ إلى ⁨{until}⁩ هو ⁨{record}⁩. تصل إليه أيضًا طلبات الاعتماد الموجّهة إليك.',
      deputyEnded: 'انتهت النيابة: ⁨{record}⁩',
      approvalDeclined:
        'رُفض اعتماد {number, select, none {عرض السعر «⁨{tender}⁩»} other {عرض السعر رقم ⁨{number}⁩}}. السبب: ⁨{note}⁩',
      tenderSent: 'تم إرسال عرض السعر \u2068{number}\u2069.',
      tenderExpired: 'انتهت صلاحية عرض السعر \u2068{number}\u2069.',
      approvalWithdrawn: 'تم سحب اعتماد عرض السعر \u2068{number}\u2069.',
      invoiceWithdrawn: 'تم سحب فاتورة عرض السعر \u2068{number}\u2069.',
      tenderAccepted:
        'قَبِل \u2068{customer}\u2069 عرض السعر \u2068{number}\u2069.{chosen, select, none {} other { البنود المختارة: \u2068{chosen}\u2069.}}',
      tenderDeclined: 'رفض \u2068{customer}\u2069 عرض السعر \u2068{number}\u2069.',
      tenderQuestioned: 'طرح \u2068{customer}\u2069 سؤالًا عن عرض السعر \u2068{number}\u2069.',
      tenderAssigned:
        '{number, select, none {أُسند إليك عرض السعر ⁨{tender}⁩.} other {أُسند إليك عرض السعر ⁨{number}⁩.}}',
      companyAssigned: 'أُسندت إليك شركة ⁨{company}⁩.',
      mentioned: 'أشار إليك في ملاحظة: ⁨{record}⁩',
      actionAssigned: 'كُلّفت بمهمة: ⁨{action}⁩',
      actionDue: 'مهمة في الساعة ⁨{time}⁩: ⁨{action}⁩',
      actionsDue:
        '{due, plural, zero {لديك مهام لهذا اليوم.} one {لديك مهمة واحدة لهذا اليوم.} two {لديك مهمتان لهذا اليوم.} few {لديك # مهام لهذا اليوم.} many {لديك # مهمة لهذا اليوم.} other {لديك # مهمة لهذا اليوم.}}{overdue, plural, zero {} one { واحدة منها متأخرة.} two { اثنتان منها متأخرتان.} few { # منها متأخرة.} many { # منها متأخرة.} other { # منها متأخرة.}}',
      requestDue: 'آخر يوم للرد على طلب البيانات الشخصية ⁨{record}⁩ هو ⁨{until}⁩.',
      retentionOver: 'انقضت مدة حفظ بعض البيانات الشخصية؛ راجع صفحة البيانات الشخصية.',
      tenderExpiring: 'غدًا آخر يوم لصلاحية عرض السعر \u2068{number}\u2069.',
      lowStock: 'مخزون منخفض: \u2068{card}\u2069 (\u2068{quantity}\u2069)',
      reservationMade:
        'تم حجز مخزون لـ \u2068{tender}\u2069: \u2068{card}\u2069 (\u2068{quantity}\u2069)',
      reservationReleased: 'تم تحرير حجز: \u2068{card}\u2069 (\u2068{quantity}\u2069)',
      reservationExpiring: 'ينتهي الحجز غدًا: \u2068{card}\u2069',
      reservationExpired: 'انتهت مدة الحجز: \u2068{card}\u2069',
      reservationOffered:
        'وصل المخزون الذي تنتظره ويمكنك أخذه: \u2068{card}\u2069 (\u2068{quantity}\u2069)',
      importChecked: 'تم فحص «⁨{file}⁩»: الصفوف الجاهزة ⁨{rows, number}⁩، الخاطئة ⁨{errors, number}⁩.',
      importDone: 'تم استيراد «⁨{file}⁩»: عدد الصفوف ⁨{rows, number}⁩.',
      importUndone: 'تم التراجع عن «⁨{file}⁩»: عدد الصفوف ⁨{rows, number}⁩.',
      importStopped: 'توقف استيراد «⁨{file}⁩»؛ السبب في صفحته.',
      exportDone: '«⁨{file}⁩» جاهز: عدد الصفوف ⁨{rows, number}⁩. يمكنك تنزيله خلال 24 ساعة.',
      exportFailed: 'تعذر تحضير «⁨{file}⁩»؛ افتح الإشعار لمعرفة السبب.',
      rightRequested: 'طُلبت منك صلاحية: ⁨{right}⁩',
      rightGiven: 'مُنحت لك الصلاحية التي طلبتها: ⁨{right}⁩',
      rightDeclined: 'لم تُمنح لك الصلاحية التي طلبتها: ⁨{right}⁩',
      countersDrifted: 'عدّادات المخزون لا تطابق سجلاتها؛ راجعها لإصلاحها.',
      jobFailed: 'فشلت مهمة خلفية ولن تُعاد المحاولة.',
      mailFailed: 'تعذّر إرسال رسالة بريد ولن تُعاد المحاولة.',
      deliveryFailed: 'تعذّر إبلاغ حدث ولن تُعاد المحاولة.',
      keyEnding: 'ينتهي مفتاح البرنامج «⁨{program}⁩» يوم ⁨{lastDay}⁩؛ جدّده قبل ذلك.',
      webhookFailing: 'يتعذّر الإرسال إلى خطاف الويب «⁨{record}⁩» منذ ثلاثة أيام.',
      webhookDisabled: 'عُطّل خطاف الويب «⁨{record}⁩».',
    },
  },
}
