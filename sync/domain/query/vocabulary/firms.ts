import type { PartyField } from '../../criteria/asked-fields.ts'

/**
 * Firms of the trade by what each is asked about most, parted by `;`. The names of each are parted by `|`, the short
 * forms people type stand after `=`, and those that mean something else as well after `~`.
 */
const TABLES = {
  brokerFirm: `
JLL|Jones Lang LaSalle=jones lang|j l l; CBRE|CB Richard Ellis=cb ellis|richard ellis|cb;
Cushman & Wakefield|Cushman and Wakefield|C&W=cushwake|cushman|c and w|c & w|cw;
Colliers=colliers international; Newmark|NKF|NGKF=newmark knight frank; Avison Young=avison;
Lee & Associates|Lee and Associates=lee associates|lee & assoc; NAI=nai global|nai partners|nai robert lynn;
Stream Realty|Stream Realty Partners~stream; Transwestern; Savills;
Marcus & Millichap|Marcus and Millichap=marcus millichap|millichap; SVN; Kidder Mathews=kidder;
Partners Real Estate~partners; Holt Lunsford; DAUM=daum commercial; Voit Real Estate|Voit=voit; Cresa;
Colvill Office Properties=colvill; Hughes Marino; Gallelli Real Estate; Cawley Partners=cawley;
Henry S. Miller=henry s miller; Younger Partners; Bradford Companies; Davidson & Bogel; Matthews Real Estate;
Rodeo Realty; CBC Worldwide|Coldwell Banker Commercial=coldwell banker; RE/MAX Commercial;
Commercial Property Executives; SRS Real Estate; Bradford Commercial; Boyd Commercial~boyd; Finial Group;
Hartman; KW Commercial|Keller Williams; Binswanger; Lincoln Property|Lincoln Property Company~lincoln;
KBC Advisors; Foundry Commercial; Bellomy & Co=bellomy; Caldwell Companies~caldwell; Welcome Group;
Moody Rambin; Knight Frank; Berkadia; Walker & Dunlop; Hanley Investment; Ashwill Associates;
Heger Industrial; The Klabin Company|Klabin=klabin; Delphi Business Properties; Block Real Estate;
Entre Commercial; Brown Commercial; Blau & Berg; Sitar Realty; Weichert Commercial;
NAI Hiffman=hiffman; NAI Capital; Podolsky|Podolsky Group; Darwin Realty; Cawley Chicago; Nicolson Porter;
Mohr Partners; Eastdil Secured|Eastdil; HFF; Resource Realty; Zimmel Associates; Bussel Realty;
Rich Commercial; Strata Realty; CORFAC; TCN Worldwide; Hughes Commercial; Bridge Commercial;
Rubenstein Partners; RCRE; Cushman & Wakefield Thalhimer=thalhimer; Wilson Hull & Neal; Ackerman & Co;
Citywide Commercial; CRESCO;
`,
  landlordFirm: `
Prologis=pld; Link Logistics|Link Industrial~link; First Industrial|First Industrial Realty Trust;
Dalfen|Dalfen Industrial; Realterm; Seagis|Seagis Property Group; Matrix Development|Matrix Development Group;
KTR Capital|KTR; Greek Development|Greek Real Estate Partners; DWS|RREEF; Invesco; Nuveen; MetLife;
Principal Real Estate~principal; Morgan Stanley; Ryan Companies; Opus Development|Opus Group~opus;
McShane|Conor Commercial; Jackson-Shaw; Hunt Southwest; Archway Properties~archway; Avera Companies=avera;
Rockefeller Group; Colony Industrial|Colony Capital; Brennan|Brennan Investment Group; Faropoint;
Longpoint|Longpoint Realty; Equus Capital; Alterra IOS|Alterra Property; Zenith IOS;
Industrial Outdoor Ventures|IOV; Stockbridge; Heitman; PGIM; Mapletree; Westcore; Cohen Asset Management;
Overton Moore; Xebec; Western Realco; CapRock Partners=caprock; Core5; Ridgeline Property; Robinson Weeks;
Taurus Investment; Velocis; Mohr Capital; Perot Development|Hillwood Properties; Provident Realty;
Titan Development; National Property Holdings|NPH; Triten Real Estate=triten; Constellation Real Estate;
Vigavi; Weingarten; Levey Group; Parkside Capital; Pagewood; Johnson Development; Americas Gateway;
Innovo Property; Turnbridge; Thor Equities; Sitex|Sitex Group; Elion|Elion Partners;
Foundry Commercial Development; Beacon Capital; Berkeley Partners; High Street Logistics|High Street Realty;
Tratt Properties; Merit Partners; ViaWest; Creation Equity; Mark 4 Enterprises;
EastGroup|EastGroup Properties=east group; Rexford|Rexford Industrial; Duke Realty~duke;
STAG|STAG Industrial=stag industrial; Terreno|Terreno Realty; LBA|LBA Logistics|LBA Realty; Hines; Hillwood;
Trammell Crow=trammell|trammell crow company; Crow Holdings; IDI Logistics|IDI Gazeley;
Dermody|Dermody Properties; Panattoni; Clarion Partners~clarion; Blackstone;
EQT Exeter|Exeter Property Group=eqt; Stonelake|Stonelake Capital; Majestic Realty=majestic; Goodman;
CenterPoint|CenterPoint Properties; Brookfield|Brookfield Properties; Clay Development; Lovett Industrial;
Plymouth Industrial; Realty Income; W. P. Carey|WP Carey; Sares Regis; Oakmont Industrial;
Scannell|Scannell Properties; VanTrust; Becknell|Becknell Industrial; Seefried|Seefried Industrial;
Cabot Properties|Cabot Industrial~cabot; Industrial Logistics Properties Trust|ILPT; BentallGreenOak|BGO;
GLP Capital|GLP; DCT Industrial; Liberty Property|Liberty Property Trust~liberty; PS Business Parks;
Weeks Robinson; Port Logistics Realty; Monmouth Real Estate; LXP|LXP Industrial|Lexington Realty;
Ares Industrial|Ares Management~ares; Black Creek Industrial|Black Creek Group=black creek; TA Realty; KKR;
Molto Properties; Venture One; Hamilton Partners; Bridge Industrial|Bridge Development;
Logistics Property Company;
Hartz Mountain|Hartz Mountain Industries=hartz; Russo Development=russo; Forsgate|Forsgate Industrial;
Heller Industrial|Heller Industrial Parks; Morris Companies; Advance Realty; Federal Business Centers;
HSA Commercial; Missner|Missner Group; ML Realty|ML Realty Partners; Northern Builders; Krusinski;
Ridge Development; Greystar; Stonepeak; Investcorp; BlackRock; AEW; Barings; USAA Real Estate;
Affinius|Affinius Capital; DRA Advisors; Watson Land|Watson Land Company; Carson Estate; Irvine Company;
Kearny Real Estate; Staley Point; Shea Properties; Alere Property|Alere; Birtcher; Oltmans;
Howard Industrial; Turner Development; Bixby Land; IndCor; WPT Industrial; Granite REIT;
Gramercy Property; CT Realty; NorthPoint|NorthPoint Development; Hunt Midwest; Clayco; MDH Partners;
Pattillo|Pattillo Industrial; Taylor & Mathis; McDonald Development; Pope & Land; TPA Group;
Crescent Communities; Childress Klein; Beacon Partners; SunCap; Flagler; Butters; Sansone|Sansone Group;
TriStar Properties; Sunbeam Development; Al. Neyer|Al Neyer; Pizzuti; Space Center; Westmount Realty;
Ivanhoe Cambridge; GIC; Starwood; Apollo Global; Oxford Properties; Manulife; Bain Capital; Artis;
Cohen & Steers; Brasa Capital; Thackeray; Fortress Investment; Silverman Group; Denholtz;
Endurance Real Estate; Exeter Finance; First Gateway; Woodside Industrial; Wareforce; Peakstone;
Outrigger Industrial; Realterm Logistics;
`,
  tenant: `
Amazon|Amazon.com; Target~target; Academy Sports|Academy Sports + Outdoors; Medline|Medline Industries;
McKesson; Cardinal Health; Nike; Adidas; Samsung|Samsung Electronics; LG Electronics; Toyota; Rivian;
General Motors|GM; Ford Motor|Ford Motor Company~ford; Floor & Decor|Floor and Decor; Rooms To Go;
Ashley Furniture; Mattress Firm; Conn's|Conns; Daikin; ExxonMobil|Exxon Mobil|Exxon; Shell Oil~shell; Chevron;
Dow Chemical~dow; BASF; Frito-Lay|Frito Lay; Keurig Dr Pepper|Dr Pepper; Emser Tile;
Performance Food Group|PFG; US Foods; Saddle Creek|Saddle Creek Logistics; Staples; Macy's|Macys; Nordstrom;
TJX|TJ Maxx|Marshalls; Ross Stores; Burlington Stores; Big Lots; Tractor Supply; O'Reilly Auto Parts|O'Reilly;
AutoZone; Genuine Parts|NAPA Auto Parts; Caterpillar; John Deere|Deere; Cummins; Siemens; Emerson Electric;
Sherwin-Williams|Sherwin Williams; Owens Corning; ABC Supply; Builders FirstSource; Beacon Roofing; Fastenal;
MSC Industrial; Wesco; Graybar; National Oilwell Varco|NOV; Weatherford International; Katoen Natie; Vinmar;
Gulf Winds|Gulf Winds International; Palmer Logistics; Red Bull; Niagara Bottling|Niagara; Nestle|Nestlé;
Kraft Heinz; General Mills; Kellogg|Kellogg's; Mondelez; Georgia-Pacific|Georgia Pacific;
Kimberly-Clark|Kimberly Clark; Johnson & Johnson; Pfizer; Iron Mountain; Prime Source|PrimeSource;
Hobby Lobby; Michaels Stores; Petco; PetSmart; Shein; Temu; OnTrac; LaserShip; Estes Express|Estes;
Old Dominion|Old Dominion Freight; Saia; R+L Carriers; Schneider National; Werner Enterprises;
Swift Transportation; Yusen Logistics; Nippon Express; Hellmann; Crane Worldwide|Crane Worldwide Logistics;
ID Logistics; Radial; Quiet Logistics; Stord; Flexport; FedEx|Federal Express|Fed Ex;
UPS|United Parcel Service; Walmart|Wal-Mart; Home Depot; Lowe's|Lowes; DHL; GEODIS; XPO|XPO Logistics;
GXO|GXO Logistics; Ryder; NFI|NFI Industries; Lineage Logistics|Lineage=lineage; Americold; Costco; Wayfair;
Sysco; Tesla; PepsiCo|Pepsi; Coca-Cola|Coca Cola; IKEA; Dollar General; Dollar Tree; Family Dollar; Ferguson;
Grainger; HD Supply; Penske; CEVA|CEVA Logistics; DSV; Kuehne + Nagel|Kuehne & Nagel|Kuehne Nagel;
DB Schenker|Schenker; Expeditors; UNFI|United Natural Foods; Kroger; H-E-B|HEB; Chewy; Uline;
Procter & Gamble|P&G; Unilever; Anheuser-Busch|Anheuser Busch; Best Buy; Goodyear; Michelin; Halliburton;
Schlumberger|SLB; Baker Hughes; Maersk; C.H. Robinson|CH Robinson; J.B. Hunt|JB Hunt;
USPS|United States Postal Service; Office Depot|OfficeMax; Floor & Decor|Floor and Decor; Public Storage;
Crate & Barrel|Crate and Barrel; Harbor Freight; Tractor Supply; Ace Hardware; Ashley Furniture; Rooms To Go;
Container Store|The Container Store; US Cold Storage|United States Cold Storage; Port Logistics Group;
Skechers; Walgreens; CVS|CVS Health; Kohl's|Kohls; JCPenney|JC Penney; Sephora; Ulta|Ulta Beauty; QVC;
Zulily; Hasbro; Mattel; Bissell; Whirlpool; GE Appliances; Bosch; Electrolux; Haier; Hisense; Sony;
Panasonic; Ricoh; Xerox; Lenovo; Foxconn; Micron; SpaceX|Space X; Boeing; Lockheed Martin|Lockheed;
Northrop Grumman|Northrop; Raytheon; Honeywell; DuPont; PPG; Hanesbrands|Hanes; VF Corporation|VF Corp;
Levi Strauss|Levi's; Old Navy; H&M; Zara; Uniqlo; Under Armour; New Balance; Puma; Crocs; Deckers;
Steve Madden; Five Below; Ollie's|Ollies; Aldi; Lidl; Publix; Safeway; Albertsons;
Trader Joe's|Trader Joes; Whole Foods; Wegmans; HelloFresh; Gopuff; McLane|McLane Company;
Core-Mark|Core Mark; KeHE; Dot Foods; Ben E. Keith; Gordon Food Service; Coupang; Cainiao; YunExpress;
TikTok; ShipBob; Flexe; Ware2Go; Barrett Distribution; Kenco; Ingram Micro; Tech Data; Arrow Electronics;
Avnet; Mouser; McMaster-Carr|McMaster Carr; Motion Industries; Trane; Lennox; Rheem; Watsco; Kohler;
Mohawk Industries|Mohawk; Shaw Industries; CertainTeed; James Hardie; Pella; Jeld-Wen; SRS Distribution;
US LBM; 84 Lumber; BlueLinx; Boise Cascade; Weyerhaeuser; International Paper; WestRock; Sonoco;
Sealed Air; Amcor; Ball Corporation; Medtronic; Abbott Labs; Baxter; Stryker; Owens & Minor; Henry Schein;
AmerisourceBergen; Cencora; Thermo Fisher; Fisher Scientific; Labcorp; Merck; Eli Lilly; Sanofi; Novartis;
Bayer; Discount Tire; Bridgestone; Pirelli; Hankook; Yokohama Tire; Continental Tire; LKQ;
Advance Auto|Advance Auto Parts; Pep Boys; Carvana; Copart; Lucid Motors; Polestar; Volvo; Navistar;
Freightliner; Paccar; Denso; Aisin; Magna International; Yeti; Traeger; Peloton;
Dick's Sporting Goods|Dicks Sporting Goods; Bass Pro|Bass Pro Shops; Cabela's; Hub Group; Landstar;
Imperial Dade; Veritiv; Uber Freight; Toll Global; Agility Logistics; Panalpina; Rhenus; Bollore;
Seko Logistics|SEKO; Pilot Freight; Forward Air; Purolator; Bimbo Bakeries|Bimbo; Pepperidge Farm;
Tyson|Tyson Foods; JBS; Smithfield; Hormel; Conagra; Campbell Soup|Campbell's; Hershey|Hershey's;
Mars Wrigley; Ferrero; Starbucks; Keurig; Monster Energy|Monster Beverage;
Southern Glazer's|Southern Glazers; Republic National Distributing|RNDC; Reyes Beverage;
Constellation Brands; Diageo; Heineken; Molson Coors; Estee Lauder|Estée Lauder; L'Oreal|L'Oréal|Loreal;
Revlon; Church & Dwight; Colgate|Colgate-Palmolive; Clorox; SC Johnson; Reckitt; Rust-Oleum; Behr;
Crate & Barrel|Crate and Barrel; Restoration Hardware; Williams-Sonoma|Williams Sonoma; Pottery Barn;
La-Z-Boy; Living Spaces; Bob's Discount Furniture; Raymour & Flanigan; American Tire Distributors|ATD;
Harbor Freight; Northern Tool; Ace Hardware; True Value; Menards; 99 Cents Only; 7-Eleven;
`,
} as const satisfies Partial<Record<PartyField, string>>

/** Each firm of the tables, by what it is asked about. */
export const FIRMS = Object.entries(TABLES).map(([field, table]): [PartyField, string[]] => [
  field as PartyField,
  table
    .split(';')
    .map((firm) => firm.trim())
    .filter((firm) => firm !== ''),
])
