import { DatabaseSync } from 'node:sqlite';

/** Tables of lerocha/chinook-database (MIT), with the names, types and keys of that database. The rows are made up. */
const TABLES = `
CREATE TABLE Artist (ArtistId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(120));
CREATE TABLE Album (AlbumId INTEGER NOT NULL PRIMARY KEY, Title NVARCHAR(160) NOT NULL,
  ArtistId INTEGER NOT NULL REFERENCES Artist (ArtistId));
CREATE TABLE Genre (GenreId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(120));
CREATE TABLE Track (TrackId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(200) NOT NULL,
  AlbumId INTEGER REFERENCES Album (AlbumId), GenreId INTEGER REFERENCES Genre (GenreId), Composer NVARCHAR(220),
  Milliseconds INTEGER NOT NULL, UnitPrice NUMERIC(10,2) NOT NULL);
CREATE TABLE Playlist (PlaylistId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(120));
CREATE TABLE PlaylistTrack (PlaylistId INTEGER NOT NULL REFERENCES Playlist (PlaylistId),
  TrackId INTEGER NOT NULL REFERENCES Track (TrackId), PRIMARY KEY (PlaylistId, TrackId));
CREATE TABLE Customer (CustomerId INTEGER NOT NULL PRIMARY KEY, FirstName NVARCHAR(40) NOT NULL,
  LastName NVARCHAR(20) NOT NULL, Company NVARCHAR(80), Email NVARCHAR(60) NOT NULL);
CREATE TABLE Invoice (InvoiceId INTEGER NOT NULL PRIMARY KEY, CustomerId INTEGER NOT NULL REFERENCES Customer (CustomerId),
  InvoiceDate DATETIME NOT NULL, BillingAddress NVARCHAR(70), BillingCity NVARCHAR(40), Total NUMERIC(10,2) NOT NULL);
CREATE TABLE InvoiceLine (InvoiceLineId INTEGER NOT NULL PRIMARY KEY, InvoiceId INTEGER NOT NULL REFERENCES Invoice (InvoiceId),
  TrackId INTEGER NOT NULL REFERENCES Track (TrackId), UnitPrice NUMERIC(10,2) NOT NULL, Quantity INTEGER NOT NULL);
`;

const numbers = (most: number) => `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

const ROWS = `
INSERT INTO Artist ${numbers(25)} SELECT i, 'Artist ' || printf('%02d', i) FROM n;
INSERT INTO Album ${numbers(40)} SELECT i, 'Album ' || printf('%02d', i), (i - 1) % 25 + 1 FROM n;
INSERT INTO Genre VALUES (1, 'Rock'), (2, 'Jazz');
INSERT INTO Track ${numbers(300)} SELECT i, 'Track ' || printf('%03d', i), (i - 1) % 40 + 1, i % 2 + 1,
  CASE WHEN i % 3 = 0 THEN NULL ELSE 'Composer ' || i END, 180000 + i, 0.99 FROM n;
INSERT INTO Playlist VALUES (1, 'Everything'), (2, 'Nothing');
INSERT INTO PlaylistTrack ${numbers(300)} SELECT 1, i FROM n;
INSERT INTO Customer VALUES (1, 'Ann', 'Lee', NULL, 'ann@example.org'), (2, 'Bo', 'Kim', 'Kim & Co', 'bo@example.org');
INSERT INTO Invoice VALUES (1, 1, '2024-01-02 00:00:00', 'Main street 1', 'Graz', 1.98), (2, 1, '2024-03-04 00:00:00',
  'Main street 1', 'Graz', 0.99);
INSERT INTO InvoiceLine VALUES (1, 1, 7, 0.99, 1), (2, 1, 8, 0.99, 1), (3, 2, 9, 0.99, 1);
`;

/** Number of rows that become records: all except those of PlaylistTrack. */
export const MUSIC_RECORDS = 25 + 40 + 2 + 300 + 2 + 2 + 2 + 3;

/** Creates a SQLite database that is shaped like chinook. */
export function writeMusicShop(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(`${TABLES}BEGIN;${ROWS}COMMIT;`);
  database.close();
}
