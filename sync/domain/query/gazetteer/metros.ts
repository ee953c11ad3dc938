/**
 * Towns whose metro brokers name, "Houston metro" or "Greater Houston": its middle, and a reach in miles that holds the
 * suburbs with most of its industrial space. Other names that the metro has are parted by `|`. Written by hand from common knowledge of where they lie.
 */
export const METROS = `
Houston;29.77;-95.37;40
Dallas;32.79;-96.8;30
Fort Worth;32.76;-97.33;25
Austin;30.3;-97.74;30
San Antonio;29.45;-98.5;28
Atlanta;33.76;-84.39;40
Phoenix;33.46;-112.07;36
Tucson;32.2;-110.94;20
Denver;39.75;-104.98;32
Las Vegas;36.13;-115.15;20
Salt Lake City;40.72;-111.93;26
Seattle;47.45;-122.27;30
Portland;45.53;-122.66;25
Sacramento;38.59;-121.47;25
San Diego;32.85;-117.13;25
Chicago|Chicagoland;41.85;-87.95;40
Detroit;42.4;-83.15;32
Cleveland;41.44;-81.65;28
Columbus;39.97;-82.99;26
Cincinnati;39.15;-84.5;26
Indianapolis;39.78;-86.16;28
Louisville;38.2;-85.72;22
Nashville;36.14;-86.75;30
Memphis;35.09;-89.95;24
Kansas City;39.09;-94.58;30
St. Louis;38.67;-90.35;32
Minneapolis|Twin Cities|Minneapolis-St. Paul|Minneapolis/St. Paul|MSP metro;44.97;-93.25;25
Milwaukee;43.03;-88.0;28
Charlotte;35.22;-80.85;32
Raleigh;35.8;-78.75;26
Jacksonville;30.32;-81.68;24
Orlando;28.5;-81.4;26
Tampa;27.97;-82.45;28
Miami;25.83;-80.3;28
Richmond;37.53;-77.45;24
Baltimore;39.25;-76.63;24
Philadelphia;39.98;-75.16;32
Pittsburgh;40.45;-80.0;26
Boston;42.35;-71.15;32
`
