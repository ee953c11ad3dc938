/**
 * Counties with much industrial property: the state, a middle and a reach in miles. Written by hand from common
 * knowledge of where they lie.
 */
export const COUNTIES = `
Harris;TX;29.86;-95.39;26
Fort Bend;TX;29.53;-95.77;19
Montgomery;TX;30.3;-95.5;20
Brazoria;TX;29.17;-95.43;24
Galveston;TX;29.4;-95.0;16
Waller;TX;30.01;-95.99;14
Liberty;TX;30.15;-94.81;20
Chambers;TX;29.71;-94.67;17
Dallas;TX;32.77;-96.78;17
Tarrant;TX;32.77;-97.29;17
Collin;TX;33.19;-96.57;17
Denton;TX;33.21;-97.12;17
Ellis;TX;32.35;-96.8;18
Johnson;TX;32.38;-97.37;15
Kaufman;TX;32.6;-96.29;16
Rockwall;TX;32.9;-96.41;8
Bexar;TX;29.45;-98.52;20
Comal;TX;29.81;-98.28;14
Guadalupe;TX;29.58;-97.95;15
Travis;TX;30.33;-97.78;18
Williamson;TX;30.65;-97.6;19
Hays;TX;30.06;-98.03;15
El Paso;TX;31.77;-106.24;18
Webb;TX;27.76;-99.33;33
Nueces;TX;27.74;-97.52;16
Jefferson;TX;29.88;-94.16;17
Los Angeles;CA;34.1;-118.2;36
Orange;CA;33.7;-117.76;17
San Bernardino;CA;34.2;-117.3;32
Riverside;CA;33.86;-117.25;28
San Diego;CA;32.95;-117.0;30
Ventura;CA;34.3;-119.05;20
Alameda;CA;37.65;-121.9;16
Contra Costa;CA;37.92;-121.95;16
Santa Clara;CA;37.25;-121.75;20
San Mateo;CA;37.48;-122.33;14
San Joaquin;CA;37.93;-121.27;21
Sacramento;CA;38.45;-121.35;18
Stanislaus;CA;37.56;-121.0;21
Kern;CA;35.35;-118.95;42
Fresno;CA;36.75;-119.75;32
King;WA;47.47;-122.15;22
Pierce;WA;47.15;-122.35;20
Snohomish;WA;47.95;-122.15;18
Multnomah;OR;45.53;-122.55;12
Washington;OR;45.52;-122.93;13
Clackamas;OR;45.3;-122.5;17
Maricopa;AZ;33.45;-112.1;42
Pinal;AZ;32.9;-111.5;35
Pima;AZ;32.15;-110.95;25
Clark;NV;36.15;-115.15;28
Washoe;NV;39.55;-119.8;18
Storey;NV;39.45;-119.53;9
Salt Lake;UT;40.67;-111.93;15
Davis;UT;41.0;-112.0;12
Utah;UT;40.25;-111.7;22
Denver;CO;39.76;-104.88;9
Adams;CO;39.87;-104.6;18
Arapahoe;CO;39.65;-104.6;16
Weld;CO;40.4;-104.7;30
Cook;IL;41.85;-87.8;20
DuPage;IL;41.85;-88.09;11
Will;IL;41.45;-87.98;17
Lake;IL;42.32;-88.0;14
Kane;IL;41.94;-88.43;14
Kendall;IL;41.59;-88.43;11
McHenry;IL;42.32;-88.45;15
Lake;IN;41.45;-87.37;14
Porter;IN;41.5;-87.07;12
Marion;IN;39.78;-86.14;12
Hendricks;IN;39.77;-86.51;12
Boone;IN;40.05;-86.47;12
Hancock;IN;39.82;-85.77;11
Kenosha;WI;42.58;-87.95;12
Milwaukee;WI;43.02;-87.95;10
Franklin;OH;39.97;-83.0;14
Licking;OH;40.09;-82.48;15
Pickaway;OH;39.64;-83.02;13
Madison;OH;39.9;-83.4;13
Butler;OH;39.44;-84.58;13
Warren;OH;39.43;-84.17;12
Hamilton;OH;39.2;-84.54;12
Cuyahoga;OH;41.45;-81.7;14
Boone;KY;38.97;-84.73;10
Bullitt;KY;37.97;-85.7;11
Jefferson;KY;38.19;-85.66;12
Wayne;MI;42.28;-83.27;16
Oakland;MI;42.66;-83.38;17
Macomb;MI;42.67;-82.91;14
Jackson;MO;39.01;-94.35;15
Clay;MO;39.31;-94.42;12
Johnson;KS;38.88;-94.82;13
Wyandotte;KS;39.11;-94.76;8
St. Louis;MO;38.64;-90.44;14
St. Charles;MO;38.78;-90.67;14
Madison;IL;38.83;-89.9;16
Shelby;TN;35.18;-89.9;17
DeSoto;MS;34.88;-89.99;13
Davidson;TN;36.17;-86.78;14
Rutherford;TN;35.84;-86.42;14
Wilson;TN;36.15;-86.3;14
Fulton;GA;33.79;-84.47;18
Cobb;GA;33.94;-84.58;11
Gwinnett;GA;33.96;-84.02;12
DeKalb;GA;33.77;-84.23;10
Clayton;GA;33.54;-84.36;7
Henry;GA;33.45;-84.15;10
Coweta;GA;33.35;-84.76;12
Jackson;GA;34.13;-83.57;11
Bartow;GA;34.24;-84.84;12
Chatham;GA;32.0;-81.15;14
Bryan;GA;32.02;-81.44;13
Effingham;GA;32.37;-81.34;13
Berkeley;SC;33.1;-79.95;18
Charleston;SC;32.83;-79.97;18
Dorchester;SC;33.08;-80.35;14
Spartanburg;SC;34.93;-81.99;16
Greenville;SC;34.89;-82.37;16
Mecklenburg;NC;35.25;-80.83;13
Cabarrus;NC;35.39;-80.55;11
Guilford;NC;36.08;-79.79;14
Wake;NC;35.79;-78.65;16
Miami-Dade;FL;25.75;-80.4;22
Broward;FL;26.13;-80.25;16
Palm Beach;FL;26.68;-80.2;20
Hillsborough;FL;27.92;-82.35;18
Polk;FL;27.97;-81.7;24
Pinellas;FL;27.88;-82.74;11
Orange;FL;28.51;-81.35;17
Osceola;FL;28.15;-81.3;20
Duval;FL;30.33;-81.65;16
Manatee;FL;27.48;-82.4;15
Lee;FL;26.6;-81.85;16
Middlesex;NJ;40.44;-74.41;10
Mercer;NJ;40.28;-74.7;9
Hudson;NJ;40.74;-74.07;5
Bergen;NJ;40.96;-74.07;9
Essex;NJ;40.79;-74.25;7
Union;NJ;40.66;-74.31;6
Morris;NJ;40.86;-74.55;13
Monmouth;NJ;40.29;-74.15;13
Burlington;NJ;39.88;-74.67;17
Gloucester;NJ;39.72;-75.14;11
Camden;NJ;39.8;-74.96;10
Somerset;NJ;40.57;-74.62;10
Passaic;NJ;41.0;-74.3;9
Lehigh;PA;40.61;-75.59;11
Northampton;PA;40.75;-75.31;11
Berks;PA;40.42;-75.93;17
Lancaster;PA;40.04;-76.25;18
York;PA;39.92;-76.73;18
Cumberland;PA;40.16;-77.26;15
Dauphin;PA;40.41;-76.78;15
Lebanon;PA;40.37;-76.46;11
Franklin;PA;39.93;-77.72;16
Luzerne;PA;41.18;-75.99;17
Lackawanna;PA;41.44;-75.61;12
Bucks;PA;40.34;-75.11;14
Montgomery;PA;40.21;-75.37;13
Chester;PA;39.97;-75.75;16
Schuylkill;PA;40.7;-76.22;16
Philadelphia;PA;40.0;-75.13;8
New Castle;DE;39.58;-75.65;13
Cecil;MD;39.56;-75.95;11
Harford;MD;39.54;-76.3;12
Baltimore;MD;39.44;-76.6;16
Anne Arundel;MD;39.0;-76.58;14
Howard;MD;39.25;-76.93;10
Prince George's;MD;38.83;-76.85;14
Washington;MD;39.6;-77.81;13
Frederick;MD;39.47;-77.4;15
Montgomery;MD;39.14;-77.2;13
Loudoun;VA;39.09;-77.64;14
Prince William;VA;38.7;-77.48;12
Frederick;VA;39.2;-78.26;12
Suffolk;NY;40.87;-72.85;28
Nassau;NY;40.73;-73.59;10
Kings;NY;40.64;-73.95;6
Queens;NY;40.7;-73.82;8
Orange;NY;41.4;-74.31;17
Rockland;NY;41.15;-74.02;8
Westchester;NY;41.15;-73.76;13
Worcester;MA;42.35;-71.91;24
Middlesex;MA;42.48;-71.4;17
Norfolk;MA;42.17;-71.18;13
Bristol;MA;41.8;-71.11;15
Hartford;CT;41.81;-72.73;16
Fairfield;CT;41.23;-73.37;16
Hennepin;MN;45.0;-93.47;14
Dakota;MN;44.67;-93.07;14
Ramsey;MN;45.02;-93.1;8
Anoka;MN;45.27;-93.25;13
Scott;MN;44.65;-93.53;11
`
