import type { TileId } from '@cabinet-wars/struggle-of-empires/data';

/** What a tile is wanted for, in a sentence; a local alliance is one of them. */
type TileReasons = Readonly<Record<TileId | 'alliance', string>>;

const COMPANY_EN = 'Gold in every war from what you hold there.';
const COMPANY_IT = 'Oro in ogni guerra da ciò che tieni laggiù.';

export const tileReasonsEn: TileReasons = {
  'gold-mines': COMPANY_EN,
  'slaves-company': COMPANY_EN,
  tobacco: COMPANY_EN,
  'sugar-plantations': COMPANY_EN,
  'baltic-company': COMPANY_EN,
  'east-indies-company': COMPANY_EN,
  'levant-company': COMPANY_EN,
  'army-training': 'A lasting edge on land over whoever has fewer of these.',
  'naval-training': 'A lasting edge at sea over whoever has fewer of these.',
  reserve: 'A second throw for the battle that matters most.',
  'war-office': 'An attack in every war that takes no action and no gold.',
  mercenaries: 'An army in every war, with no action and no population.',
  pressgangs: 'A navy in every war, with no action and no population.',
  'trained-natives': 'An army in every war, straight into a colony.',
  militia: 'Every build can bring an army more.',
  logistics: 'Every move takes a unit more.',
  banking: 'Every taxation brings a gold more.',
  navigation: 'Fewer ships are lost on the way to the colonies.',
  'diplomatic-service': 'An alliance in every war that takes no action.',
  'improved-agriculture': 'Population to build with, war after war.',
  'government-reform': 'Too much unrest costs more than an action.',
  industry: 'Points at once, which nobody can take back.',
  pirates: 'A rival is badly guarded at sea.',
  'slave-revolt': 'A rival is badly guarded in the Americas.',
  'fighting-withdrawal': 'A defeat that costs no units.',
  'surprise-attack': 'An attack in which nobody can help the defender.',
  blockade: 'Keeps others out of a colony, or makes ships count for more.',
  alliance: 'One strength more there until the war ends.',
};

export const tileReasonsIt: TileReasons = {
  'gold-mines': COMPANY_IT,
  'slaves-company': COMPANY_IT,
  tobacco: COMPANY_IT,
  'sugar-plantations': COMPANY_IT,
  'baltic-company': COMPANY_IT,
  'east-indies-company': COMPANY_IT,
  'levant-company': COMPANY_IT,
  'army-training': 'Un vantaggio duraturo per terra su chi ne ha di meno.',
  'naval-training': 'Un vantaggio duraturo per mare su chi ne ha di meno.',
  reserve: 'Un secondo lancio per la battaglia che conta di più.',
  'war-office': 'In ogni guerra un attacco senza azione e senza oro.',
  mercenaries: 'In ogni guerra un’armata senza azione e senza popolazione.',
  pressgangs: 'In ogni guerra una flotta senza azione e senza popolazione.',
  'trained-natives': 'In ogni guerra un’armata, direttamente in una colonia.',
  militia: 'Ogni costruzione può portare un’armata in più.',
  logistics: 'Ogni movimento porta un’unità in più.',
  banking: 'Ogni tassazione porta un oro in più.',
  navigation: 'Meno navi perdute sulla via delle colonie.',
  'diplomatic-service': 'In ogni guerra un’alleanza senza azione.',
  'improved-agriculture': 'Popolazione per costruire, guerra dopo guerra.',
  'government-reform': 'Troppo fermento costa più di un’azione.',
  industry: 'Punti subito, che nessuno può riprendere.',
  pirates: 'Un rivale è mal difeso per mare.',
  'slave-revolt': 'Un rivale è mal difeso nelle Americhe.',
  'fighting-withdrawal': 'Una sconfitta che non costa unità.',
  'surprise-attack': 'Un attacco in cui nessuno può aiutare il difensore.',
  blockade: 'Tiene altri fuori da una colonia, o fa valere di più le navi.',
  alliance: 'Una forza in più laggiù fino alla fine della guerra.',
};
