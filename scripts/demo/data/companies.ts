export type CompanyRow = {
  name: string
  title: string
  city: string
  district: string
  taxOffice: string
  about: string
  /** Domain under the reserved `.example`: no mail can reach a real person. */
  domain: string
  /** Further places beside the head office. */
  branches?: string[]
  /** The names of its people; Turkish when left out. */
  people?: 'arabic' | 'foreign'
  /** A foreign tax number; a VKN is generated when left out. */
  taxNumber?: string
}

const row = (
  name: string,
  title: string,
  [city, district, taxOffice]: readonly [string, string, string],
  about: string,
  domain: string,
  branches: string[] = [],
): CompanyRow => ({ name, title, city, district, taxOffice, about, domain, branches })

export const TURKISH_COMPANIES: CompanyRow[] = [
  row(
    'Marmara Yapı',
    'Marmara Yapı Taahhüt ve Ticaret A.Ş.',
    ['İstanbul', 'Kadıköy', 'Göztepe'],
    'Konut ve ofis projeleri ana yüklenicisi.',
    'marmarayapi',
    ['Pendik Şantiyesi'],
  ),
  row(
    'Boğaziçi Mekanik',
    'Boğaziçi Mekanik Tesisat San. ve Tic. Ltd. Şti.',
    ['İstanbul', 'Ümraniye', 'Ümraniye'],
    'Mekanik tesisat taşeronu, düzenli alıcı.',
    'bogazicimekanik',
    ['Dudullu Deposu'],
  ),
  row(
    'Ege Soğutma',
    'Ege Soğutma Sistemleri San. Tic. A.Ş.',
    ['İzmir', 'Bornova', 'Bornova'],
    'Soğuk oda ve endüstriyel soğutma.',
    'egesogutma',
    ['Manisa Şubesi'],
  ),
  row(
    'Toros Enerji',
    'Toros Enerji Üretim A.Ş.',
    ['Adana', 'Seyhan', 'Seyhan'],
    'Güneş santrali yatırımcısı.',
    'torosenerji',
    ['Karataş GES Sahası', 'Mersin Ofisi'],
  ),
  row(
    'Kapadokya Otelcilik',
    'Kapadokya Otelcilik Turizm İşletmeleri A.Ş.',
    ['Nevşehir', 'Ürgüp', 'Ürgüp'],
    'Dört otelin teknik bakım anlaşması.',
    'kapadokyaotelcilik',
    ['Göreme Oteli', 'Uçhisar Oteli'],
  ),
  row(
    'Başkent Hastanesi',
    'Başkent Sağlık Hizmetleri A.Ş.',
    ['Ankara', 'Çankaya', 'Çankaya'],
    '320 yataklı özel hastane; 7/24 destek ister.',
    'baskentsaglik',
    ['Etimesgut Tıp Merkezi'],
  ),
  row(
    'Uludağ Tekstil',
    'Uludağ Tekstil Sanayi ve Ticaret A.Ş.',
    ['Bursa', 'Nilüfer', 'Nilüfer'],
    'Boyahane ve dokuma tesisi.',
    'uludagtekstil',
    ['Boyahane', 'Dokuma Fabrikası'],
  ),
  row(
    'Karadeniz Gıda',
    'Karadeniz Gıda Sanayi A.Ş.',
    ['Samsun', 'Tekkeköy', 'Gaziler'],
    'Fındık işleme ve paketleme.',
    'karadenizgida',
    ['Ordu Tesisi'],
  ),
  row(
    'Çukurova Plastik',
    'Çukurova Plastik ve Ambalaj San. Ltd. Şti.',
    ['Adana', 'Sarıçam', '5 Ocak'],
    'Enjeksiyon atölyesi.',
    'cukurovaplastik',
  ),
  row(
    'İç Anadolu Un',
    'İç Anadolu Un Fabrikaları A.Ş.',
    ['Konya', 'Karatay', 'Mevlana'],
    'Değirmen otomasyonu müşterisi.',
    'icanadoluun',
    ['Karaman Fabrikası'],
  ),
  row(
    'Yıldız Metal',
    'Yıldız Metal İşleme San. ve Tic. Ltd. Şti.',
    ['Kocaeli', 'Gebze', 'Uluçınar'],
    'CNC ve sac işleme.',
    'yildizmetal',
  ),
  row(
    'Gebze Lojistik',
    'Gebze Lojistik Depoculuk A.Ş.',
    ['Kocaeli', 'Çayırova', 'İlyasbey'],
    '40.000 m² kapalı depo.',
    'gebzelojistik',
    ['Hadımköy Deposu'],
  ),
  row(
    'Pamukkale Mermer',
    'Pamukkale Mermer Madencilik San. Tic. A.Ş.',
    ['Denizli', 'Honaz', 'Çınar'],
    'Ocak ve kesim tesisi.',
    'pamukkalemermer',
    ['Ocak Sahası'],
  ),
  row(
    'Akdeniz Seracılık',
    'Akdeniz Seracılık Tarım Ürünleri Ltd. Şti.',
    ['Antalya', 'Serik', 'Serik'],
    'Sera ısıtma ve sulama otomasyonu.',
    'akdenizseracilik',
  ),
  row(
    'Lara Resort',
    'Lara Resort Turizm Yatırımları A.Ş.',
    ['Antalya', 'Muratpaşa', 'Antalya Kurumlar'],
    'Beş yıldızlı tesis, yıllık bakım.',
    'lararesort',
    ['Personel Lojmanı'],
  ),
  row(
    'Hitit Çimento',
    'Hitit Çimento Sanayi T.A.Ş.',
    ['Çorum', 'Merkez', 'Çorum'],
    'Fırın hattı elektrik yenileme.',
    'hititcimento',
  ),
  row(
    'Doğu Isı',
    'Doğu Isı Sistemleri Mühendislik Ltd. Şti.',
    ['Erzurum', 'Yakutiye', 'Kazımkarabekir'],
    'Bölge bayisi.',
    'doguisi',
  ),
  row(
    'Fırat Su Arıtma',
    'Fırat Su Arıtma Teknolojileri Ltd. Şti.',
    ['Elazığ', 'Merkez', 'Harput'],
    'Arıtma ve pompa istasyonları.',
    'firataritma',
  ),
  row(
    'Dicle İnşaat',
    'Dicle İnşaat Mühendislik Taahhüt A.Ş.',
    ['Diyarbakır', 'Kayapınar', 'Gökalp'],
    'Okul ve toplu konut ihaleleri.',
    'dicleinsaat',
    ['Mardin Şantiyesi'],
  ),
  row(
    'Antep Gıda Makinaları',
    'Antep Gıda Makinaları San. ve Tic. Ltd. Şti.',
    ['Gaziantep', 'Şehitkamil', 'Gazikent'],
    'Makine imalatçısı, pano alır.',
    'antepgidamakina',
  ),
  row(
    'Trakya Cam',
    'Trakya Cam İşleme San. Ltd. Şti.',
    ['Tekirdağ', 'Çorlu', 'Çorlu'],
    'Cam temper hattı.',
    'trakyacam',
  ),
  row(
    'Ergene Kimya',
    'Ergene Kimya Sanayi A.Ş.',
    ['Tekirdağ', 'Ergene', 'Çerkezköy'],
    'Ex-proof ekipman zorunlu.',
    'ergenekimya',
  ),
  row(
    'Sakarya Otomotiv Yan Sanayi',
    'Sakarya Otomotiv Yan Sanayi A.Ş.',
    ['Sakarya', 'Arifiye', 'Ali Fuat Cebesoy'],
    'Kauçuk parça üretimi, üç vardiya.',
    'sakaryaoto',
    ['Hendek Fabrikası'],
  ),
  row(
    'Eskişehir Havacılık',
    'Eskişehir Havacılık Bakım Onarım A.Ş.',
    ['Eskişehir', 'Odunpazarı', 'Battalgazi'],
    'Hangar aydınlatma ve iklimlendirme.',
    'eskisehirhavacilik',
  ),
  row(
    'Ihlara Süt',
    'Ihlara Süt ve Süt Ürünleri San. A.Ş.',
    ['Aksaray', 'Merkez', 'Aksaray'],
    'Soğuk zincir, paslanmaz pompa.',
    'ihlarasut',
  ),
  row(
    'Kızılırmak Koleji',
    'Kızılırmak Eğitim Kurumları A.Ş.',
    ['Kırıkkale', 'Merkez', 'Kaletepe'],
    'Dört kampüs; kamera ve yangın algılama.',
    'kizilirmakkoleji',
    ['İlkokul Kampüsü'],
  ),
  row(
    'Mavişehir AVM',
    'Mavişehir Alışveriş Merkezi Yönetimi A.Ş.',
    ['İzmir', 'Karşıyaka', 'Karşıyaka'],
    'Bina otomasyonu bakım sözleşmesi.',
    'mavisehiravm',
  ),
  row(
    'Aliağa Petrokimya Servis',
    'Aliağa Petrokimya Servis Hizmetleri Ltd. Şti.',
    ['İzmir', 'Aliağa', 'Aliağa'],
    'Rafineri taşeronu.',
    'aliagaservis',
  ),
  row(
    'Bodrum Marina',
    'Bodrum Marina İşletmeciliği A.Ş.',
    ['Muğla', 'Bodrum', 'Bodrum'],
    'İskele elektrik ve su kutuları.',
    'bodrummarina',
  ),
  row(
    'Kuzey Tersanesi',
    'Kuzey Tersanecilik Gemi İnşa San. A.Ş.',
    ['Yalova', 'Altınova', 'Yalova'],
    'Gemi elektriği, halojensiz kablo.',
    'kuzeytersanesi',
  ),
  row(
    'Polatlı Tarım Kooperatifi',
    'S.S. Polatlı Tarımsal Kalkınma Kooperatifi',
    ['Ankara', 'Polatlı', 'Polatlı'],
    'Derin kuyu pompaları.',
    'polatlikoop',
  ),
  row(
    'Ostim Pano',
    'Ostim Pano Elektrik San. ve Tic. Ltd. Şti.',
    ['Ankara', 'Yenimahalle', 'Ostim'],
    'Pano imalatçısı, toptan alıcı.',
    'ostimpano',
  ),
  row(
    'Çankaya Site Yönetimi',
    'Çankaya Park Konutları Toplu Yapı Yönetimi',
    ['Ankara', 'Çankaya', 'Maltepe'],
    '640 daire; hidrofor ve kamera.',
    'cankayapark',
  ),
  row(
    'Işık Reklam',
    'Işık Reklam Tabela ve LED Sistemleri Ltd. Şti.',
    ['İstanbul', 'Bayrampaşa', 'Bayrampaşa'],
    'LED ve sürücü alır.',
    'isikreklam',
  ),
  row(
    'Üsküdar Belediyesi Hizmet AŞ',
    'Üsküdar Kent Hizmetleri A.Ş.',
    ['İstanbul', 'Üsküdar', 'Üsküdar'],
    'Park aydınlatma çerçeve sözleşmesi.',
    'uskudarkent',
    ['Çengelköy Atölyesi'],
  ),
  row(
    'Şişli Plaza',
    'Şişli Plaza Gayrimenkul Yönetimi A.Ş.',
    ['İstanbul', 'Şişli', 'Mecidiyeköy'],
    '22 katlı ofis kulesi.',
    'sisliplaza',
  ),
  row(
    'Güneydoğu İplik',
    'Güneydoğu İplik Sanayi A.Ş.',
    ['Kahramanmaraş', 'Onikişubat', 'Aslanbey'],
    'Çatı GES ve kompresör odası.',
    'guneydoguiplik',
  ),
  row(
    'Van Gölü Balıkçılık',
    'Van Gölü Su Ürünleri Ltd. Şti.',
    ['Van', 'İpekyolu', 'Van'],
    'Soğuk hava deposu.',
    'vangolusu',
  ),
  row(
    'Ordu Fındık Entegre',
    'Ordu Fındık Entegre Tesisleri A.Ş.',
    ['Ordu', 'Altınordu', 'Boztepe'],
    'Kurutma hattı.',
    'ordufindik',
  ),
  row(
    'Özgür Elektrik',
    'Özgür Elektrik Malzemeleri Tic. Ltd. Şti.',
    ['Kayseri', 'Melikgazi', 'Gevher Nesibe'],
    'Perakendeci, haftalık sipariş.',
    'ozgurelektrik',
  ),
  row(
    'Erciyes Mobilya',
    'Erciyes Mobilya San. ve Tic. A.Ş.',
    ['Kayseri', 'Hacılar', 'Mimar Sinan'],
    'Toz emme ve kompresör.',
    'erciyesmobilya',
    ['İncesu Fabrikası'],
  ),
]

const BIG_TAXPAYERS = 'Yabancı Mükellef'

export const FOREIGN_COMPANIES: CompanyRow[] = [
  {
    ...row(
      'Vogel Haustechnik',
      'Vogel Haustechnik GmbH',
      ['Stuttgart', 'Feuerbach', BIG_TAXPAYERS],
      'Almanya; avro ile çalışır.',
      'vogel-haustechnik',
    ),
    people: 'foreign',
    taxNumber: 'DE129273398',
  },
  {
    ...row(
      'Électricité du Rhône',
      'Électricité du Rhône SARL',
      ['Lyon', 'Villeurbanne', BIG_TAXPAYERS],
      'Fransa; pano montaj ortağı.',
      'elec-rhone',
    ),
    people: 'foreign',
    taxNumber: 'FR40303265045',
  },
  {
    ...row(
      'Nordlys Klima',
      'Nordlys Klima AB',
      ['Malmö', 'Hyllie', BIG_TAXPAYERS],
      'İsveç; ısı pompası projesi.',
      'nordlysklima',
    ),
    people: 'foreign',
    taxNumber: 'SE556188840401',
  },
  {
    ...row(
      'Whitmore Controls',
      'Whitmore Controls Ltd.',
      ['Manchester', 'Salford', BIG_TAXPAYERS],
      'Otomasyon; dolar ile çalışır.',
      'whitmorecontrols',
    ),
    people: 'foreign',
    taxNumber: '2222222222',
  },
  {
    ...row(
      'شركة النور للمقاولات',
      'شركة النور للمقاولات الكهربائية ذ.م.م',
      ['الرياض', 'العليا', BIG_TAXPAYERS],
      'Riyad; elektrik taahhüt, dolar ile çalışır.',
      'alnoor-contracting',
    ),
    people: 'arabic',
    taxNumber: 'SA-310122393500003',
  },
  {
    ...row(
      'مؤسسة الخليج للتجهيزات',
      'مؤسسة الخليج للتجهيزات الفنية',
      ['الدوحة', 'الوكرة', BIG_TAXPAYERS],
      'Doha; iklimlendirme malzemesi.',
      'alkhaleej-supplies',
    ),
    people: 'arabic',
    taxNumber: 'QA-5000123456',
  },
]

export const COMPANIES: CompanyRow[] = [...TURKISH_COMPANIES, ...FOREIGN_COMPANIES]
