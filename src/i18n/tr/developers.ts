export const developers = {
  developers: {
    title: 'Geliştirici başvurusu',
    description:
      'Programların kullandığı arayüz, kendi tanımından: adresler, gönderilenler, yanıtlar, ret nedenleri. Tanım İngilizcedir.',
    search: 'Adres, alan, yetki veya ret kodu',
    find: 'Ara',
    groups: 'Bölümler',
    all: 'Bütün bölümler',
    found: '“{search}” için bulunanlar',
    nothing: 'Bu sözcüklerle işlem bulunamadı.',
    record: 'Kaydın alanları',
    who: 'Kim gönderebilir',
    callers: {
      anybody: 'Herkes, oturum açmadan.',
      people: 'Yalnızca oturum açmış kullanıcılar; programlar gönderemez.',
      all: 'Oturum açmış kullanıcılar ve anahtarı olan programlar.',
    },
    rights: 'Gereken yetkiler; programda aynı adla kapsam:',
    states: 'Kaydın durumu şunlardan biri olmalı:',
    parameters: 'Parametreler',
    body: 'Gönderilen gövde',
    required: 'zorunlu',
    answers: 'Yanıtlar',
    refusals: 'Ret nedenleri',
    begin: 'Başlarken',
    steps: {
      key: 'Bağlı programlar sayfasında bir program ekleyin; anahtarı bir kez gösterilir.',
      send: 'Anahtarı her istekte gönderin:',
      once: 'Değişiklik yapan isteklerde Idempotency-Key kullanın: bağlantı koparsa aynı istek yeniden gönderilir, iş bir kez yapılır.',
      refused:
        'Reddedilen her istek, programlar için bir kod ve okuyanın dilinde bir cümle taşır; hatalı alanlar adlarıyla sayılır.',
      events: 'Olan biteni öğrenmek için webhook ekleyin veya olay günlüğünü (/events) okuyun.',
    },
  },
}
