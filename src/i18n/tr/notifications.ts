export const notifications = {
  notifications: {
    singular: 'Bildirim',
    plural: 'Bildirimler',
    fields: {
      kind: 'Tür',
      title: 'Başlık',
      body: 'Metin',
      link: 'Bağlantı',
      readAt: 'Okunma zamanı',
      user: 'Kullanıcı',
    },
    markAllRead: 'Tümünü okundu işaretle',
    markAllUnread: 'Tümünü okunmadı işaretle',
    markRead: 'Okundu işaretle',
    markUnread: 'Okunmadı işaretle',
    viewAll: 'Tüm bildirimleri gör',
    empty: 'Bildirim yok',
    newCount: '{n} yeni',
    unreadCount: 'Bildirimler, {n} okunmamış',
    remove: 'Bildirimi kaldır',
    unread: 'Okunmamış',
    emptyUnread: 'Okunmamış bildirim yok',
    emptyText: 'Teklif onayları, rezervasyonlar ve azalan stoklar burada görünür.',
    emptyUnreadText: 'Hepsini okudunuz.',
    failed: 'Bildirimler alınamadı.',
    filters: 'Bildirim filtreleri',
    kindFilter: 'Türe göre',
    earlier: 'Daha eski',
    by: 'İşlemi yapan: {name}',
    select: 'Seç: {title}',
    settings: 'Bildirim ayarları',
    settingsText:
      'Hangi konularda bildirim almak istediğinizi seçin. Yalnızca görmeye yetkili olduğunuz kayıtlar için bildirim alırsınız.',
    mailsText:
      'Günde bir seçilen konuların okunmamış bildirimleri her sabah 08.00’de tek bir e-postada gelir. Hesap güvenliğiyle ilgili e-postalar her zaman gönderilir.',
    topic: 'Konu',
    inProduct: 'Bildirim',
    byMail: 'E-posta',
    mailsOf: '{kind}: e-posta',
    mailChoices: { atOnce: 'Hemen', daily: 'Günde bir', off: 'Kapalı' },
    mailLanguageText: 'Takvim bağlantınızdaki metinler de bu dilde olur.',
    lastLanguage: 'Son kullandığım arayüz dili',
    kinds: {
      approval: 'Onayınız bekleniyor',
      tenderStatus: 'Teklif durumu güncellendi',
      customerAnswer: 'Müşteri yanıtı',
      assignment: 'Size atanan iş',
      mention: 'Notta anıldınız',
      action: 'Yapılacaklar',
      reservation: 'Rezervasyon güncellendi',
      lowStock: 'Azalan stok',
      import: 'İçe aktarma',
      export: 'Dışa aktarma',
      rights: 'Yetki isteği',
      system: 'Sistem',
    },
    kindTexts: {
      approval:
        'Sizden onay istendiğinde ya da onaylama yetkiniz varken bir teklif gönderildiğinde. Hemen seçiliyken yalnızca sizden istenen onaylar için e-posta gelir; kapatılamaz.',
      tenderStatus:
        'Hazırladığınız bir teklif onaylandığında, faturalandığında, reddedildiğinde, iptal edildiğinde veya süresi dolmadan bir gün önce.',
      customerAnswer:
        'Müşteri, gönderdiğiniz bir teklifi bağlantısından kabul ettiğinde, reddettiğinde veya soru sorduğunda.',
      assignment: 'Bir teklif ya da müşteri sorumluluğunuza verildiğinde.',
      mention:
        'Biri sizi bir notta @ ile andığında. E-posta, on dakika içinde okumazsanız gönderilir.',
      action:
        'Biri size bir kayıtta yapılacak iş verdiğinde; her sabah 08.30’da o güne kadar olan işleriniz için ve saati olan bir işten on beş dakika önce.',
      reservation:
        'Teklifiniz için elle rezervasyon yapıldığında veya rezervasyonunuz kaldırıldığında.',
      lowStock: 'Bir kartın kullanılabilir miktarı alt sınırının (yoksa 5’in) altına indiğinde.',
      import:
        'On saniyeden uzun süren bir içe aktarmanız denetlendiğinde, bittiğinde, geri alındığında veya durduğunda.',
      export:
        'Arka planda hazırlanan bir dosyanız indirilebilir olduğunda veya hazırlanamadığında. Dosyaya yalnızca bu bildirimden ulaşıldığı için kapatılamaz.',
      rights:
        'Verebileceğiniz bir yetki sizden istendiğinde veya sizin yetki isteğiniz yanıtlandığında.',
      system:
        'Sayaçlar kayıtlardan saptığında, bir arka plan işi veya bir e-posta kalıcı olarak başarısız olduğunda. Süresi dolan anahtarlar ve ulaşılamayan webhooklar her durumda e-postayla bildirilir.',
    },
    texts: {
      tenderApproved: '{number} numaralı teklif onaylandı.',
      tenderInvoiced: '{number} numaralı teklif faturalandı.',
      tenderRejected:
        '{number, select, none {“{tender}” teklifi reddedildi.} other {{number} numaralı teklif reddedildi.}}',
      tenderCancelled:
        '{number, select, none {“{tender}” teklifi iptal edildi.} other {{number} numaralı teklif iptal edildi.}}',
      approvalRequested:
        '{number, select, none {“{tender}” teklifi} other {{number} numaralı teklif}} için {onBehalf, select, none {onayınız} other {{onBehalf} adına onayınız}} isteniyor.{bidder, select, none {} other { Müşteri: {bidder}.}}{total, select, none {} other { Toplam: {total}.}}{discount, select, none {} other { İskonto: {discount}.}}{note, select, none {} other { Not: {note}}}',
      deputyNamed:
        '{record} sizi {from} – {until} arası için vekil seçti: ondan istenen onayları onun adına verebilirsiniz.',
      deputyGiven:
        '{from} – {until} arası vekiliniz: {record}. Sizden istenen onaylar ona da gider.',
      deputyEnded: 'Vekillik sona erdirildi: {record}',
      approvalDeclined:
        '{number, select, none {“{tender}” teklifi} other {{number} numaralı teklif}} için onay verilmedi. Neden: {note}',
      tenderSent: '{number} numaralı teklif gönderildi.',
      tenderExpired: '{number} numaralı teklifin süresi doldu.',
      approvalWithdrawn: '{number} numaralı teklifin onayı geri alındı.',
      invoiceWithdrawn: '{number} numaralı teklifin faturası geri alındı.',
      tenderAccepted:
        '{customer}, {number} numaralı teklifi kabul etti.{chosen, select, none {} other { Seçtiği kalemler: {chosen}.}}',
      tenderDeclined: '{customer}, {number} numaralı teklifi reddetti.',
      tenderQuestioned: '{customer}, {number} numaralı teklif için soru sordu.',
      tenderAssigned:
        '{number, select, none {“{tender}” teklifi sorumluluğunuza verildi.} other {{number} numaralı teklif sorumluluğunuza verildi.}}',
      companyAssigned: '“{company}” firması sorumluluğunuza verildi.',
      mentioned: 'Sizi bir notta andı: {record}',
      actionAssigned: 'Size iş verildi: {action}',
      actionDue: 'Saat {time} için yapılacak: {action}',
      actionsDue:
        '{due, plural, =0 {Bugün yapılacak işleriniz var.} other {Bugün yapılacak # işiniz var{overdue, plural, =0 {.} other {, # tanesi gecikmiş.}}}}',
      requestDue: '{record} numaralı kişisel veri başvurusunun son yanıt günü {until}.',
      retentionOver: 'Saklama süresi dolan kişisel veriler var; Kişisel veriler sayfasında bakın.',
      tenderExpiring: '{number} numaralı teklifin geçerliliği yarın sona eriyor.',
      lowStock: 'Stok azaldı: {card} ({quantity})',
      reservationMade: '{tender} için stok ayrıldı: {card} ({quantity})',
      reservationReleased: 'Rezervasyon kaldırıldı: {card} ({quantity})',
      reservationExpiring: 'Rezervasyon yarın sona eriyor: {card}',
      reservationExpired: 'Rezervasyonun süresi doldu: {card}',
      reservationOffered: 'Beklediğiniz stok geldi, alabilirsiniz: {card} ({quantity})',
      importChecked:
        '“{file}” denetlendi: {rows, number} satır hazır, {errors, number} satır hatalı.',
      importDone: '“{file}” içe aktarıldı: {rows, number} satır.',
      importUndone: '“{file}” geri alındı: {rows, number} satır.',
      importStopped: '“{file}” içe aktarılırken durdu; nedeni sayfasında yazıyor.',
      exportDone: '“{file}” hazır: {rows, number} satır. 24 saat boyunca indirebilirsiniz.',
      exportFailed: '“{file}” hazırlanamadı; nedenini görmek için açın.',
      rightRequested: 'Sizden yetki istendi: {right}',
      rightGiven: 'İstediğiniz yetki verildi: {right}',
      rightDeclined: 'İstediğiniz yetki verilmedi: {right}',
      countersDrifted: 'Stok sayaçları kayıtlarla uyuşmuyor; onarmak için inceleyin.',
      jobFailed: 'Bir arka plan işi başarısız oldu ve yeniden denenmeyecek.',
      mailFailed: 'Bir e-posta gönderilemedi ve yeniden denenmeyecek.',
      deliveryFailed: 'Bir olay iletilemedi ve yeniden denenmeyecek.',
      keyEnding: '“{program}” programının anahtarı {lastDay} günü bitiyor; bitmeden yenileyin.',
      webhookFailing: '“{record}” webhookuna üç gündür gönderilemiyor.',
      webhookDisabled: '“{record}” webhooku devre dışı bırakıldı.',
    },
  },
} as const
