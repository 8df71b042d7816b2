BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE analyses (
	table_id VARCHAR(40) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	progress FLOAT NOT NULL, 
	result TEXT, 
	touched DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE blocks (
	guest VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, other), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE, 
	FOREIGN KEY(other) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('EJ77o6A0fxMT','U7f4N0D4yHfP',1.79506301488155937192e+09);
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	n INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE daily (
	day INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (day, game, guest), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "daily" VALUES(322,'eight28','U7f4N0D4yHfP',2,20,'igroteka record 1
game: eight28
rules: 1
options: players=4, first=0, deck=zoch, pass_is_final=false, low_plays_28=true
seats: Вера, A, B, C
result: 20 0 8 25
table: ~day-322-eight28
fairness-commit: c334ac80f414b6aa0796fdd76ec609f6cd7bc8aa1daeffe8180ed27151f2b906
bots: 2 casual, 3 strong, 4 novice
fairness-secret: 24e81b417a29abe4c8848d752006d51060adac0b862d18d81519d902b84f58f0
fairness-salts: ,,,

deal 4, deal 1, deal 1, deal 3, pass, pass, pass, pass, for 8, for 8, for 8, for 8, deal 10,
deal 1, deal 1, deal 3, take, draw 6, pass, pass, pass, take, draw 7, take, draw 5, take,
draw 7, pass, take, draw A, take, draw 4, take, draw A, pass, pass, pass, take, draw 8, take,
draw 7, pass, pass, pass, take, draw 1, pass, pass, pass, take, draw 6, take, draw A, take,
draw 10, take, draw 1, pass, take, draw 10, pass, take, draw A, pass, take, draw 8, take,
draw 1, take, draw 6, pass, take, draw 4, pass, take, draw 9, pass, pass, take, draw A, take,
draw 1, pass, pass, deal 5, deal 1, deal 10, deal 4, pass, take, draw 1, take, draw 5, pass,
take, draw 1, take, draw 6, pass, pass, take, draw 3, take, draw 8, pass, pass, take, draw 1,
take, draw 1, take, draw 9, pass, take, draw 7, take, draw 10, pass, take, draw 5, pass, take,
draw A, pass, pass, take, draw 2, take, draw A, pass, pass, take, draw 2, pass, pass, pass,
pass, pass, take, draw A, take, draw A, pass, pass, take, draw 8, pass, take, draw 1, pass,
take, draw 4, take, draw 1, take, draw 6, pass, pass, take, draw 7, take, draw 10, pass, pass,
take, draw 3, take, draw 1, pass, take, draw 1, take, draw 8, take, draw A, pass, deal 9,
deal 3, deal 1, deal 1, take, draw 4, take, draw 6, take, draw A, take, draw 10, take, draw 2,
pass, take, draw 1, pass, pass, take, draw A, pass, pass, take, draw 7, take, draw 1, pass,
take, draw 9, take, draw A, pass, pass, pass, take, draw 8, take, draw 1, pass, take, draw 1,
take, draw 1, take, draw A, take, draw 2, pass, take, draw 10, pass, pass, take, draw 6, pass,
pass, pass, deal 1, deal 4, deal 4, deal 1, take, draw 8, pass, pass, take, draw 1, pass, pass,
take, draw 1, pass, pass, take, draw 3, pass, take, draw 8, pass, pass, pass, take, draw 9,
pass, pass, pass, pass, for 8, deal 1, deal A, deal A, deal 1, take, draw 1, pass, pass, take,
draw 2, take, draw 1, take, draw A, pass, pass, take, draw A, take, draw 8, take, draw 8, pass,
pass, pass, pass, take, draw 5, take, draw 2, pass, take, draw 7, take, draw 6, pass, take,
draw 1, take, draw A, take, draw 1, take, draw A, pass, take, draw 9, pass, take, draw 1, pass,
pass, take, draw 5, pass, pass, take, draw 8, pass, pass, take, draw 1, pass, take, draw 1,
pass, take, draw 4, pass, take, draw 1, pass, take, draw 7, take, draw 10, take, draw 3, take,
draw 5, pass, pass, pass
',1.79506301511554837227e+09);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('clock 4ed42d5f56c0473b968d22e6e61d252d','1795061950.5591812');
INSERT INTO "facts" VALUES('cookie-key','711bde674adf96138c3d064e6dff855bfe5f0f8abcbecb5571b1b0395c28cb8b');
INSERT INTO "facts" VALUES('daily-root','a59070e9135257bd66e7a78ce67586eb5328a3efaa62ec40b64dbc4e7e338046');
INSERT INTO "facts" VALUES('kept','1795063011.8938587');
INSERT INTO "facts" VALUES('cookie of vera','U7f4N0D4yHfP.bb84d460a3a3963277da26c89683ceddef5ad9dbab6d07db0bb5a3f91c6fca4d9176a693c874405a');
INSERT INTO "facts" VALUES('cookie of oleg','EJ77o6A0fxMT.31b3d3ed9c442107ac8cdb8b209c977774b8cc1a2bb57d7155c32c48fd373230b52bf1f77b5c2027');
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	colour VARCHAR(20) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	came DOUBLE NOT NULL, 
	webhook TEXT, 
	webhook_secret VARCHAR(80), seen DOUBLE, owner VARCHAR(40), token VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('U7f4N0D4yHfP','Vera','teal','en',1.79506301194374132158e+09,NULL,NULL,1.79506301472485780713e+09,NULL,NULL);
INSERT INTO "guests" VALUES('EJ77o6A0fxMT','Oleg','teal','en',1.79506301195443630216e+09,NULL,NULL,1.79506301472485780713e+09,NULL,NULL);
INSERT INTO "guests" VALUES('GutUb-YhOy8D','Robo','violet','en',1.79506301477012467386e+09,NULL,NULL,NULL,'U7f4N0D4yHfP','600fa098d0957ec526c09a59f0d7d3814624ff61f40475d8a89f44553efc566d');
INSERT INTO "guests" VALUES('THrongufx0ZO','Vera','teal','en',1.7950630149402313232e+09,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE invitations (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('EJ77o6A0fxMT','81JY7sL3YGHU08BRf47mUQ','d4ZtyGGn2rtGR_Ff','U7f4N0D4yHfP',1.79506301475783133511e+09);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE moves (
	table_id VARCHAR(40) NOT NULL, 
	ply INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	move_id VARCHAR(40), 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"0f165019bcf0faad443ff9bf0d874ea2b92e377ed44f2093564f24b0417daeff","owner":""}','U7f4N0D4yHfP',1.79506301197023177148e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',1,'sit',1,'{"name":"Oleg","colour":"teal","salt":"","seal":"262b006c1118bce69b5473279f10cc4ecda70c57b8c55d8ba103e4ddca2a34a5","owner":""}','EJ77o6A0fxMT',1.79506301203979325292e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',2,'pledge',NULL,'','U7f4N0D4yHfP',1.79506301206358313557e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',3,'reveal',0,'080f83c3c24353858f1bc536e3e943361ec5505b4615fb3e176c5b1fc7adc020','U7f4N0D4yHfP',1.79506301208649539941e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',4,'reveal',1,'b8be5b68b5149165424e909ede34046d9f1be7be6ba9fd414e28c93771fa456e','EJ77o6A0fxMT',1.79506301209948873525e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',5,'start',NULL,'0 1 2','table',1.79506301209948873525e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',6,'chance',NULL,'deal 3','table',1.79506301209948873525e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',7,'chance',NULL,'deal A','table',1.79506301209948873525e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',8,'chance',NULL,'deal 2','table',1.79506301209948873525e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',9,'move',1,'take','EJ77o6A0fxMT',1.79506301213857889179e+09,'m2b7457b177219d3-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',10,'chance',NULL,'draw 1','table',1.79506301213857889179e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',11,'move',2,'pass','bot:novice',1.79506301215930843357e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',12,'move',0,'take','U7f4N0D4yHfP',1.79506301216139030462e+09,'m82986871027c4d1-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',13,'chance',NULL,'draw 1','table',1.79506301216139030462e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',14,'move',2,'take','bot:novice',1.7950630121644825935e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',15,'chance',NULL,'draw 1','table',1.7950630121644825935e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',16,'move',0,'take','U7f4N0D4yHfP',1.79506301217457222936e+09,'mf1ca20c7311d8a3-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',17,'chance',NULL,'draw 8','table',1.79506301217457222936e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',18,'move',1,'pass','EJ77o6A0fxMT',1.79506301218122196194e+09,'m5692208d5e34124-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',19,'move',0,'pass','U7f4N0D4yHfP',1.79506301219192290308e+09,'m6b7f325c9e9c616-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',20,'move',1,'pass','EJ77o6A0fxMT',1.79506301220810317994e+09,'m51178f0ae662675-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',21,'move',2,'take','bot:novice',1.79506301222376155849e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',22,'chance',NULL,'draw A','table',1.79506301222376155849e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',23,'move',1,'pass','EJ77o6A0fxMT',1.795063012236232996e+09,'mc97d009a372db8f-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',24,'move',2,'pass','bot:novice',1.7950630122421309948e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',25,'move',0,'take','U7f4N0D4yHfP',1.79506301226012611382e+09,'me838f57ce42c82-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',26,'chance',NULL,'draw A','table',1.79506301226012611382e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',27,'move',2,'take','bot:novice',1.79506301228057360648e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',28,'chance',NULL,'draw 5','table',1.79506301228057360648e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',29,'move',0,'pass','U7f4N0D4yHfP',1.79506301229219722751e+09,'m885c7a87204e52d-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',30,'move',1,'pass','EJ77o6A0fxMT',1.79506301232046604158e+09,'mba601970706a045-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',31,'move',0,'take','U7f4N0D4yHfP',1.79506301233452749254e+09,'mfa97db51431193-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',32,'chance',NULL,'draw 9','table',1.79506301233452749254e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',33,'move',1,'pass','EJ77o6A0fxMT',1.7950630123437609672e+09,'ma30ddc6ee8d7ee9-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',34,'move',2,'pass','bot:novice',1.79506301235053420065e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',35,'move',1,'pass','EJ77o6A0fxMT',1.79506301235927319525e+09,'m78e52af2d6c797f-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',36,'move',2,'pass','bot:novice',1.7950630123721783161e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',37,'move',0,'take','U7f4N0D4yHfP',1.79506301239347934722e+09,'m4b68278a9a021e-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',38,'chance',NULL,'draw 9','table',1.79506301239347934722e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',39,'move',2,'pass','bot:novice',1.79506301241136264797e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',40,'move',1,'take','EJ77o6A0fxMT',1.79506301243352603914e+09,'m5a7b0a9061b9030-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',41,'chance',NULL,'draw 5','table',1.79506301243352603914e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',42,'move',1,'pass','EJ77o6A0fxMT',1.79506301244924592968e+09,'m45fd3342c70501e-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',43,'move',2,'pass','bot:novice',1.79506301246011114119e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',44,'chance',NULL,'deal 7','table',1.79506301246011114119e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',45,'chance',NULL,'deal 3','table',1.79506301246011114119e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',46,'chance',NULL,'deal 1','table',1.79506301246011114119e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',47,'move',1,'pass','EJ77o6A0fxMT',1.79506301247928762437e+09,'me42a9cee4c11ab2-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',48,'move',2,'take','bot:novice',1.79506301249235105518e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',49,'chance',NULL,'draw 9','table',1.79506301249235105518e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',50,'move',0,'pass','U7f4N0D4yHfP',1.79506301250727915764e+09,'m6ee61dbafbd67f9-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',51,'move',2,'take','bot:novice',1.79506301252025604253e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',52,'chance',NULL,'draw A','table',1.79506301252025604253e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',53,'move',0,'pass','U7f4N0D4yHfP',1.7950630125392684936e+09,'mede6f0b9d179e0-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',54,'move',1,'pass','EJ77o6A0fxMT',1.79506301255927276606e+09,'mba7fb30c34c769f-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',55,'move',0,'take','U7f4N0D4yHfP',1.79506301257225275042e+09,'me032cd4c381e88f-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',56,'chance',NULL,'draw 1','table',1.79506301257225275042e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',57,'move',1,'pass','EJ77o6A0fxMT',1.79506301257505321506e+09,'m5286cb6721dea3b-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',58,'move',2,'take','bot:novice',1.7950630125765078068e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',59,'chance',NULL,'draw 1','table',1.7950630125765078068e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',60,'move',1,'pass','EJ77o6A0fxMT',1.7950630125778908729e+09,'m7ff31fe87c56473-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',61,'move',2,'take','bot:novice',1.79506301258013153078e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',62,'chance',NULL,'draw 2','table',1.79506301258013153078e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',63,'move',0,'pass','U7f4N0D4yHfP',1.79506301260435223582e+09,'m7756d878d88348a-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',64,'move',2,'take','bot:novice',1.79506301260832476615e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',65,'chance',NULL,'draw 1','table',1.79506301260832476615e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',66,'move',0,'pass','U7f4N0D4yHfP',1.79506301261647367478e+09,'md51589705805975-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',67,'move',1,'pass','EJ77o6A0fxMT',1.79506301263455224034e+09,'mb5358dbcbd4d3e2-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',68,'move',0,'take','U7f4N0D4yHfP',1.79506301264010763168e+09,'m97c07b6dc2574bd-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',69,'chance',NULL,'draw 7','table',1.79506301264010763168e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',70,'move',1,'pass','EJ77o6A0fxMT',1.79506301264254879948e+09,'mb398c167604e4b4-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',71,'move',2,'pass','bot:novice',1.79506301264676713944e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',72,'move',1,'pass','EJ77o6A0fxMT',1.79506301265099310875e+09,'mf5a3e8be9500ec9-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',73,'move',2,'pass','bot:novice',1.79506301265382671355e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',74,'move',0,'take','U7f4N0D4yHfP',1.79506301266180300709e+09,'maa5705ebe3edc0a-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',75,'chance',NULL,'draw 8','table',1.79506301266180300709e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',76,'move',2,'take','bot:novice',1.79506301266780853272e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',77,'chance',NULL,'draw 9','table',1.79506301266780853272e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',78,'move',0,'pass','U7f4N0D4yHfP',1.79506301267464947694e+09,'m9b531e33099fdf5-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',79,'move',1,'pass','EJ77o6A0fxMT',1.79506301267718625068e+09,'m9faa0f3681b8f58-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',80,'move',0,'pass','U7f4N0D4yHfP',1.7950630126832382679e+09,'mffac622e1ea24c4-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',81,'move',1,'take','EJ77o6A0fxMT',1.79506301269273805618e+09,'m269799ae1cf4f58-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',82,'chance',NULL,'draw A','table',1.79506301269273805618e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',83,'move',2,'pass','bot:novice',1.79506301270132923126e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',84,'move',1,'pass','EJ77o6A0fxMT',1.795063012712546587e+09,'m44fdd6b9d7d01f-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',85,'move',2,'pass','bot:novice',1.79506301272033071516e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',86,'move',0,'pass','U7f4N0D4yHfP',1.7950630127320373058e+09,'mf5e04f708d6af57-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',87,'move',1,'for 8','EJ77o6A0fxMT',1.79506301273566031451e+09,'m1e15a551b2d19a2-1-139b74f2');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',88,'chance',NULL,'deal 1','table',1.79506301273566031451e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',89,'chance',NULL,'deal 5','table',1.79506301273566031451e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',90,'chance',NULL,'deal 9','table',1.79506301273566031451e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',91,'move',2,'take','bot:novice',1.79506301277129912382e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',92,'chance',NULL,'draw 6','table',1.79506301277129912382e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',93,'move',0,'take','U7f4N0D4yHfP',1.79506301278027200702e+09,'md420f6e677f6cbd-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',94,'chance',NULL,'draw 3','table',1.79506301278027200702e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',95,'move',1,'take','EJ77o6A0fxMT',1.79506301278806066519e+09,'m45e350685b98f5f-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',96,'chance',NULL,'draw A','table',1.79506301278806066519e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',97,'move',0,'take','U7f4N0D4yHfP',1.7950630127960968017e+09,'mbfd9131bcfbb050-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',98,'chance',NULL,'draw 1','table',1.7950630127960968017e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',99,'move',1,'pass','EJ77o6A0fxMT',1.79506301280303454397e+09,'m1eeac26e16dce72-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',100,'move',2,'pass','bot:novice',1.79506301280937409408e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',101,'move',1,'pass','EJ77o6A0fxMT',1.79506301283544898034e+09,'m1051aadc268a20e-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',102,'move',2,'take','bot:novice',1.79506301284628295902e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',103,'chance',NULL,'draw 9','table',1.79506301284628295902e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',104,'move',0,'take','U7f4N0D4yHfP',1.79506301284794330601e+09,'m3742c4282283d15-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',105,'chance',NULL,'draw 1','table',1.79506301284794330601e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',106,'move',2,'pass','bot:novice',1.79506301285126042364e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',107,'move',0,'take','U7f4N0D4yHfP',1.79506301285581207271e+09,'mbdb525b64ac5db9-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',108,'chance',NULL,'draw 8','table',1.79506301285581207271e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',109,'move',1,'take','EJ77o6A0fxMT',1.79506301286127901073e+09,'mb86e8e85cc36c27-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',110,'chance',NULL,'draw 8','table',1.79506301286127901073e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',111,'move',0,'pass','U7f4N0D4yHfP',1.79506301287223482129e+09,'mf24730bb968a43-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',112,'move',1,'take','EJ77o6A0fxMT',1.79506301288430833822e+09,'m2a724900600571f-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',113,'chance',NULL,'draw A','table',1.79506301288430833822e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',114,'move',2,'pass','bot:novice',1.79506301289254140856e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',115,'move',1,'take','EJ77o6A0fxMT',1.79506301289998936648e+09,'m228afb3f45e2fa0-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',116,'chance',NULL,'draw 9','table',1.79506301289998936648e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',117,'move',2,'pass','bot:novice',1.79506301290831470486e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',118,'move',0,'pass','U7f4N0D4yHfP',1.79506301291687273978e+09,'m9df791a0b21fbac-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',119,'move',2,'pass','bot:novice',1.79506301292423915867e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',120,'move',0,'pass','U7f4N0D4yHfP',1.79506301293389058113e+09,'m5738029a5ac06d8-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',121,'move',1,'take','EJ77o6A0fxMT',1.79506301294404458993e+09,'mad3803eb2b5693-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',122,'chance',NULL,'draw 1','table',1.79506301294404458993e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',123,'move',0,'take','U7f4N0D4yHfP',1.79506301294800353057e+09,'m74312188092b4d4-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',124,'chance',NULL,'draw A','table',1.79506301294800353057e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',125,'move',1,'pass','EJ77o6A0fxMT',1.79506301295665669443e+09,'m416d5084174e75a-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',126,'move',2,'take','bot:novice',1.79506301297167611126e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',127,'chance',NULL,'draw 5','table',1.79506301297167611126e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',128,'move',1,'take','EJ77o6A0fxMT',1.79506301297952985769e+09,'m5e13035bc1b00d9-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',129,'chance',NULL,'draw A','table',1.79506301297952985769e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',130,'move',2,'pass','bot:novice',1.79506301301660323144e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',131,'move',0,'take','U7f4N0D4yHfP',1.79506301304976153372e+09,'m6627026c541013d-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',132,'chance',NULL,'draw 10','table',1.79506301304976153372e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',133,'move',2,'take','bot:novice',1.79506301305929160121e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',134,'chance',NULL,'draw 8','table',1.79506301305929160121e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',135,'move',0,'take','U7f4N0D4yHfP',1.79506301306822085381e+09,'meb135055a702cfa-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',136,'chance',NULL,'draw 1','table',1.79506301306822085381e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',137,'move',1,'take','EJ77o6A0fxMT',1.79506301307143163684e+09,'m7ee32e4fd70bdda-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',138,'chance',NULL,'draw 4','table',1.79506301307143163684e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',139,'move',0,'pass','U7f4N0D4yHfP',1.79506301311922621729e+09,'m2ec4e8bab9f87f-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',140,'move',1,'take','EJ77o6A0fxMT',1.79506301314429330827e+09,'m1291d99f8877acf-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',141,'chance',NULL,'draw 7','table',1.79506301314429330827e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',142,'move',0,'pass','U7f4N0D4yHfP',1.7950630131485228538e+09,'m422cfb1cf23cae8-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',143,'chance',NULL,'deal 1','table',1.7950630131485228538e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',144,'chance',NULL,'deal 5','table',1.7950630131485228538e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',145,'chance',NULL,'deal 7','table',1.7950630131485228538e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',146,'move',2,'take','bot:novice',1.79506301321602749826e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',147,'chance',NULL,'draw 5','table',1.79506301321602749826e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',148,'move',0,'take','U7f4N0D4yHfP',1.79506301322403240207e+09,'mf652fa10e5e18ba-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',149,'chance',NULL,'draw 4','table',1.79506301322403240207e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',150,'move',1,'take','EJ77o6A0fxMT',1.79506301322808647152e+09,'m92721541cf5192b-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',151,'chance',NULL,'draw A','table',1.79506301322808647152e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',152,'move',0,'pass','U7f4N0D4yHfP',1.79506301323126602172e+09,'md3a92bb81355c53-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',153,'move',1,'pass','EJ77o6A0fxMT',1.79506301323471784592e+09,'mfc670d7d1f7157-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',154,'move',2,'pass','bot:novice',1.79506301324393796915e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',155,'move',2,'for 28','bot:novice',1.79506301324975538254e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',156,'move',1,'for 28','EJ77o6A0fxMT',1.79506301325326800342e+09,'m176f7cebd6d2500-1-1720ecdf');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',157,'chance',NULL,'deal A','table',1.79506301325326800342e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',158,'chance',NULL,'deal 1','table',1.79506301325326800342e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',159,'chance',NULL,'deal 3','table',1.79506301325326800342e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',160,'move',1,'pass','EJ77o6A0fxMT',1.79506301325926160812e+09,'mcdbfce2c1731339-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',161,'move',2,'pass','bot:novice',1.79506301331186819076e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',162,'move',0,'pass','U7f4N0D4yHfP',1.79506301331740450856e+09,'mb6ad2c8d037cdff-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',163,'move',0,'for 28','U7f4N0D4yHfP',1.7950630133236055374e+09,'mcfb7558989008-0-1720ecdf');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',164,'move',1,'for 8','EJ77o6A0fxMT',1.79506301333200025561e+09,'m2fd928039bc2ccd-1-139b74f2');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',165,'move',2,'for 8','bot:novice',1.79506301333470916744e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',166,'chance',NULL,'deal 8','table',1.79506301333470916744e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',167,'chance',NULL,'deal 10','table',1.79506301333470916744e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',168,'chance',NULL,'deal 7','table',1.79506301333470916744e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',169,'move',2,'pass','bot:novice',1.79506301334198045726e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',170,'move',0,'pass','U7f4N0D4yHfP',1.79506301334436297418e+09,'m5c8fb81959f3a51-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',171,'move',1,'pass','EJ77o6A0fxMT',1.79506301334544086456e+09,'m343fc7fd6a179fa-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',172,'move',1,'for 8','EJ77o6A0fxMT',1.79506301334640288357e+09,'mf94dce0649889c0-1-139b74f2');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',173,'move',2,'for 28','bot:novice',1.79506301334770870204e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',174,'chance',NULL,'deal 9','table',1.79506301334770870204e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',175,'chance',NULL,'deal A','table',1.79506301334770870204e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',176,'chance',NULL,'deal 4','table',1.79506301334770870204e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',177,'move',0,'take','U7f4N0D4yHfP',1.79506301335176944727e+09,'m109e7ba415af341-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',178,'chance',NULL,'draw 10','table',1.79506301335176944727e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',179,'move',1,'pass','EJ77o6A0fxMT',1.79506301335991883278e+09,'mae9e3ddf5b0f16c-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',180,'move',2,'pass','bot:novice',1.79506301336764311797e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',181,'move',1,'pass','EJ77o6A0fxMT',1.79506301337596321102e+09,'md6ea32df87eb8a0-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',182,'move',2,'pass','bot:novice',1.79506301338428616524e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',183,'move',0,'take','U7f4N0D4yHfP',1.79506301338788938517e+09,'me7ef7510445d656-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',184,'chance',NULL,'draw 6','table',1.79506301338788938517e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',185,'move',2,'take','bot:novice',1.79506301339141154287e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',186,'chance',NULL,'draw A','table',1.79506301339141154287e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',187,'move',0,'take','U7f4N0D4yHfP',1.79506301339404153818e+09,'m7fc63a047fc816a-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',188,'chance',NULL,'draw 7','table',1.79506301339404153818e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',189,'move',1,'take','EJ77o6A0fxMT',1.79506301340063238137e+09,'m47f8b5af5810574-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',190,'chance',NULL,'draw 3','table',1.79506301340063238137e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',191,'move',0,'pass','U7f4N0D4yHfP',1.7950630134120194912e+09,'m5e8539c9ff3078f-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',192,'move',1,'take','EJ77o6A0fxMT',1.79506301342414569853e+09,'m112e48d40c270b0-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',193,'chance',NULL,'draw 6','table',1.79506301342414569853e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',194,'move',2,'take','bot:novice',1.79506301343652367591e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',195,'chance',NULL,'draw 1','table',1.79506301343652367591e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',196,'move',1,'take','EJ77o6A0fxMT',1.79506301344821095466e+09,'m576766d29421c40-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',197,'chance',NULL,'draw A','table',1.79506301344821095466e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',198,'move',2,'pass','bot:novice',1.79506301345344424251e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',199,'move',0,'pass','U7f4N0D4yHfP',1.79506301346393799776e+09,'m23978514a5012dc-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',200,'move',2,'take','bot:novice',1.79506301346948122978e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',201,'chance',NULL,'draw 5','table',1.79506301346948122978e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',202,'move',0,'take','U7f4N0D4yHfP',1.79506301347354173657e+09,'m82abafd28dd37eb-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',203,'chance',NULL,'draw 7','table',1.79506301347354173657e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',204,'move',1,'take','EJ77o6A0fxMT',1.79506301347743034359e+09,'m7706cfb3f2bb31e-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',205,'chance',NULL,'draw A','table',1.79506301347743034359e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',206,'move',1,'pass','EJ77o6A0fxMT',1.79506301349242758749e+09,'m806656012d40507-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',207,'move',2,'take','bot:novice',1.79506301351254582412e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',208,'chance',NULL,'draw 8','table',1.79506301351254582412e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',209,'move',1,'take','EJ77o6A0fxMT',1.79506301352716588978e+09,'m74d70d4975b54a3-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',210,'chance',NULL,'draw A','table',1.79506301352716588978e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',211,'move',2,'take','bot:novice',1.79506301353673458102e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',212,'chance',NULL,'draw 1','table',1.79506301353673458102e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',213,'move',2,'take','bot:novice',1.79506301354338645938e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',214,'chance',NULL,'draw 1','table',1.79506301354338645938e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',215,'move',1,'pass','EJ77o6A0fxMT',1.79506301355774283406e+09,'m8eb6a216c4ad652-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',216,'move',1,'take','EJ77o6A0fxMT',1.79506301356843805307e+09,'m122cfa826af8090-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',217,'chance',NULL,'draw 1','table',1.79506301356843805307e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',218,'move',2,'take','bot:novice',1.79506301358048772813e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',219,'chance',NULL,'draw 8','table',1.79506301358048772813e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',220,'move',1,'pass','EJ77o6A0fxMT',1.79506301359454560279e+09,'m520a6bb68a24b7f-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',221,'move',2,'pass','bot:novice',1.79506301360437464718e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',222,'chance',NULL,'deal 3','table',1.79506301360437464718e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',223,'chance',NULL,'deal 7','table',1.79506301360437464718e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',224,'chance',NULL,'deal A','table',1.79506301360437464718e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',225,'move',2,'take','bot:novice',1.79506301361662554743e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',226,'chance',NULL,'draw 4','table',1.79506301361662554743e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',227,'move',0,'take','U7f4N0D4yHfP',1.79506301362749767303e+09,'m8bbb70fa81aa40a-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',228,'chance',NULL,'draw 1','table',1.79506301362749767303e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',229,'move',1,'take','EJ77o6A0fxMT',1.7950630136401696205e+09,'m7b52b9a167b75df-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',230,'chance',NULL,'draw 2','table',1.7950630136401696205e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',231,'move',0,'pass','U7f4N0D4yHfP',1.7950630136527171135e+09,'mfe346ab526eb523-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',232,'move',1,'take','EJ77o6A0fxMT',1.79506301370119524009e+09,'ma2375d198ababb-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',233,'chance',NULL,'draw 5','table',1.79506301370119524009e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',234,'move',2,'pass','bot:novice',1.79506301370687103269e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',235,'move',1,'take','EJ77o6A0fxMT',1.79506301371124243741e+09,'m768a805c02659fe-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',236,'chance',NULL,'draw 9','table',1.79506301371124243741e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',237,'move',2,'pass','bot:novice',1.79506301372688198089e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',238,'move',0,'pass','U7f4N0D4yHfP',1.79506301375526618963e+09,'mc19d4c1d3b993f-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',239,'move',2,'pass','bot:novice',1.79506301377530813221e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',240,'move',0,'pass','U7f4N0D4yHfP',1.79506301378334093095e+09,'mafca95962f5680c-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',241,'move',1,'take','EJ77o6A0fxMT',1.79506301380728721618e+09,'mc8369f37a47ce4-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',242,'chance',NULL,'draw 6','table',1.79506301380728721618e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',243,'move',0,'pass','U7f4N0D4yHfP',1.79506301383068656921e+09,'m6046b01cbd3f5e0-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',244,'move',1,'pass','EJ77o6A0fxMT',1.79506301386226415628e+09,'m9e946a774300513-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',245,'move',2,'take','bot:novice',1.79506301386943840979e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',246,'chance',NULL,'draw 4','table',1.79506301386943840979e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',247,'move',1,'pass','EJ77o6A0fxMT',1.79506301388326573375e+09,'m6b9789af68ed036-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',248,'move',2,'take','bot:novice',1.79506301389528179169e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',249,'chance',NULL,'draw 5','table',1.79506301389528179169e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',250,'move',0,'pass','U7f4N0D4yHfP',1.79506301391527724265e+09,'m81c54411bd7ce73-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',251,'move',2,'take','bot:novice',1.79506301393928670881e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',252,'chance',NULL,'draw 8','table',1.79506301393928670881e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',253,'move',0,'take','U7f4N0D4yHfP',1.79506301395926666257e+09,'maa8abdf9bddea5-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',254,'chance',NULL,'draw 8','table',1.79506301395926666257e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',255,'move',1,'pass','EJ77o6A0fxMT',1.79506301398728895183e+09,'m1a3b70997623f40-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',256,'move',0,'take','U7f4N0D4yHfP',1.79506301400204348571e+09,'mcb6ceb90492c4f5-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',257,'chance',NULL,'draw 1','table',1.79506301400204348571e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',258,'move',1,'pass','EJ77o6A0fxMT',1.79506301401124119762e+09,'m5cc987c94d2c3a6-1-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',259,'move',2,'take','bot:novice',1.79506301402726721767e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',260,'chance',NULL,'draw 1','table',1.79506301402726721767e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',261,'move',1,'take','EJ77o6A0fxMT',1.79506301404290485382e+09,'mbb7c7707ad45a77-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',262,'chance',NULL,'draw 1','table',1.79506301404290485382e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',263,'move',2,'take','bot:novice',1.7950630140523867607e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',264,'chance',NULL,'draw 9','table',1.7950630140523867607e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',265,'move',0,'take','U7f4N0D4yHfP',1.79506301405499029159e+09,'m520959df5bb9188-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',266,'chance',NULL,'draw 3','table',1.79506301405499029159e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',267,'move',0,'pass','U7f4N0D4yHfP',1.79506301406059551239e+09,'mda73d68ad9cedde-0-d74ff0ee');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',268,'move',1,'take','EJ77o6A0fxMT',1.79506301407527208324e+09,'m3cb7f4debe42b82-1-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',269,'chance',NULL,'draw 8','table',1.79506301407527208324e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',270,'move',0,'take','U7f4N0D4yHfP',1.79506301409299755091e+09,'m7246b78736a947a-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',271,'chance',NULL,'draw 6','table',1.79506301409299755091e+09,NULL);
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',272,'move',0,'take','U7f4N0D4yHfP',1.79506301411315703393e+09,'mda43e99a185cc8e-0-d1905cf9');
INSERT INTO "moves" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',273,'chance',NULL,'draw 10','table',1.79506301411315703393e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"b6ee974119bea341dc591638105f4d2d37a495d565811ba7205324c83f58e00b","owner":""}','U7f4N0D4yHfP',1.79506301414990472793e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',1,'pledge',NULL,'','U7f4N0D4yHfP',1.79506301415725159648e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',2,'reveal',0,'d8e0254ef21756d411fc2cc61e6c3ffb17675cecb576126d7da58ec5325de417','U7f4N0D4yHfP',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',3,'start',NULL,'0 1 2','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',4,'chance',NULL,'deal 12','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',5,'chance',NULL,'deal 11','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',6,'chance',NULL,'deal 5','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',7,'chance',NULL,'deal 8','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',8,'chance',NULL,'deal 6','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',9,'chance',NULL,'deal 1','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',10,'chance',NULL,'deal 7','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',11,'chance',NULL,'deal 10','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',12,'chance',NULL,'deal 7','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',13,'chance',NULL,'deal 5','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',14,'chance',NULL,'deal 9','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',15,'chance',NULL,'deal 4','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',16,'chance',NULL,'deal 6','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',17,'chance',NULL,'deal 12','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',18,'chance',NULL,'deal 7','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',19,'chance',NULL,'deal 9','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',20,'chance',NULL,'deal 12','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',21,'chance',NULL,'deal 5','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',22,'chance',NULL,'deal 9','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',23,'chance',NULL,'deal 11','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',24,'chance',NULL,'deal 11','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',25,'chance',NULL,'deal 9','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',26,'chance',NULL,'deal 8','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',27,'chance',NULL,'deal 9','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',28,'chance',NULL,'deal 4','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',29,'chance',NULL,'deal 10','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',30,'chance',NULL,'deal 12','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',31,'chance',NULL,'deal 12','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',32,'chance',NULL,'deal 7','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',33,'chance',NULL,'deal 8','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',34,'chance',NULL,'deal 4','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',35,'chance',NULL,'deal 7','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',36,'chance',NULL,'deal 12','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',37,'chance',NULL,'deal 8','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',38,'chance',NULL,'deal 8','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',39,'chance',NULL,'deal 6','table',1.7950630141645407677e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',40,'move',0,'4x2','U7f4N0D4yHfP',1.79506301421059441571e+09,'mbd6ac3421636369-0-496880bd');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',41,'move',1,'pass','bot:novice',1.79506301422380304334e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',42,'move',2,'pass','bot:novice',1795063014.2255,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',43,'move',0,'8-9','U7f4N0D4yHfP',1.79506301422668766978e+09,'m218cffb94b2b8fd-0-16c4b6b5');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',44,'move',1,'7-11','bot:novice',1795063014.22833,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',45,'move',2,'6-9','bot:novice',1.79506301424652838709e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',46,'move',2,'4','bot:novice',1.79506301425478959087e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',47,'move',0,'pass','U7f4N0D4yHfP',1.79506301426789951318e+09,'m84ca0c8781f9c58-0-d74ff0ee');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',48,'move',1,'pass','bot:novice',1.79506301427021908766e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',49,'move',2,'7','bot:novice',1.79506301428004527093e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',50,'move',0,'5','U7f4N0D4yHfP',1.79506301430329108233e+09,'mf0c660eb7970386-0-ef2d127d');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',51,'move',1,'6','bot:novice',1.79506301431733489033e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',52,'move',0,'6-8','U7f4N0D4yHfP',1.7950630143352782727e+09,'mcb5539079f248b0-0-742595dc');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',53,'move',1,'pass','bot:novice',1.79506301435593128203e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',54,'move',2,'pass','bot:novice',1.79506301437182092667e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',55,'move',0,'12','U7f4N0D4yHfP',1.79506301439528870582e+09,'m20c8baac6f8da3e-0-6b51d431');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',56,'move',1,'pass','bot:novice',1.7950630144042465687e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',57,'move',2,'11','bot:novice',1.79506301441612911226e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',58,'move',2,'12x2','bot:novice',1.79506301443201804167e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',59,'move',0,'pass','U7f4N0D4yHfP',1.79506301444131660463e+09,'m15e871a97524d6a-0-d74ff0ee');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',60,'move',1,'12x2','bot:novice',1.79506301445189452165e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',61,'move',1,'7','bot:novice',1.79506301446786713594e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',62,'move',2,'1','bot:novice',1.79506301447991585733e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',63,'move',0,'pass','U7f4N0D4yHfP',1.79506301449768257147e+09,'mfe0c59c7b317d9-0-d74ff0ee');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',64,'move',2,'5x2','bot:novice',1.79506301451191830633e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',65,'move',0,'pass','U7f4N0D4yHfP',1.79506301452762579914e+09,'mc674a1de0f9e038-0-d74ff0ee');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',66,'move',1,'pass','bot:novice',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',67,'chance',NULL,'deal 1','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',68,'chance',NULL,'deal 7','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',69,'chance',NULL,'deal 12','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',70,'chance',NULL,'deal 4','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',71,'chance',NULL,'deal 7','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',72,'chance',NULL,'deal 9','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',73,'chance',NULL,'deal 8','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',74,'chance',NULL,'deal 9','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',75,'chance',NULL,'deal 6','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',76,'chance',NULL,'deal 8','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',77,'chance',NULL,'deal 12','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',78,'chance',NULL,'deal 7','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',79,'chance',NULL,'deal 9','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',80,'chance',NULL,'deal 7','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',81,'chance',NULL,'deal 5','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',82,'chance',NULL,'deal 12','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',83,'chance',NULL,'deal 5','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',84,'chance',NULL,'deal 5','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',85,'chance',NULL,'deal 3','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',86,'chance',NULL,'deal 9','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',87,'chance',NULL,'deal 8','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',88,'chance',NULL,'deal 6','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',89,'chance',NULL,'deal 11','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',90,'chance',NULL,'deal 8','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',91,'chance',NULL,'deal 12','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',92,'chance',NULL,'deal 10','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',93,'chance',NULL,'deal 10','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',94,'chance',NULL,'deal 11','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',95,'chance',NULL,'deal 11','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',96,'chance',NULL,'deal 8','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',97,'chance',NULL,'deal 9','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',98,'chance',NULL,'deal 11','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',99,'chance',NULL,'deal 10','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',100,'chance',NULL,'deal 8','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',101,'chance',NULL,'deal 11','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',102,'chance',NULL,'deal 7','table',1.79506301453976798059e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',103,'move',2,'6','bot:novice',1.79506301455266189569e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',104,'move',0,'5','U7f4N0D4yHfP',1.79506301456761908526e+09,'m44af313ef829c88-0-ef2d127d');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',105,'move',1,'6','bot:novice',1.7950630145844590664e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',106,'move',0,'9-10','U7f4N0D4yHfP',1.79506301460728502272e+09,'m125fbbb18f2c41c-0-3dedff63');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',107,'move',1,'9-10','bot:novice',1.79506301462443494795e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',108,'move',2,'3-4','bot:novice',1.79506301463625049597e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',109,'move',2,'12','bot:novice',1.79506301464117765422e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',110,'move',0,'7','U7f4N0D4yHfP',1.79506301466137385366e+09,'m6f18e9b7eb0adf4-0-7902699b');
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',111,'move',1,'5','bot:novice',1.7950630146788694859e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',112,'move',1,'10','bot:novice',1.79506301468573379511e+09,NULL);
INSERT INTO "moves" VALUES('FOeTv7ppMv-ilZIGt30VDw',113,'move',2,'8','bot:novice',1.79506301470023655894e+09,NULL);
INSERT INTO "moves" VALUES('81JY7sL3YGHU08BRf47mUQ',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"a089b31b19763b5fa5b1c768742ae448a9762db75d8ee9b912f634f10f0043d4","owner":""}','U7f4N0D4yHfP',1.79506301473537898064e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"962823df77d878d8587d53f3c83e964f9c071ff98da95e5c3ca3a4f2deb1c49b","owner":""}','U7f4N0D4yHfP',1.79506301478857851032e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',1,'sit',1,'{"name":"Oleg","colour":"teal","salt":"","seal":"8ee6fbd91060700c3ec11681e1c800cbecfb74902ae7533b29d333e7341064db","owner":""}','EJ77o6A0fxMT',1.79506301479941630366e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',2,'pledge',NULL,'','U7f4N0D4yHfP',1.79506301480759906767e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',3,'reveal',0,'1f8e7772f2f15555a8c3194daed36b69ab55e7096d9ec873b35b64cd12f0598b','U7f4N0D4yHfP',1.79506301482134723659e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',4,'reveal',1,'1187bedfd2915fe4cf6759941bf5528b0e2878269bf19c6e5741b9d15009edef','EJ77o6A0fxMT',1.79506301483337092402e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',5,'start',NULL,'0 1 2','table',1.79506301483337092402e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',6,'chance',NULL,'deal 1','table',1.79506301483337092402e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',7,'chance',NULL,'deal A','table',1.79506301483337092402e+09,NULL);
INSERT INTO "moves" VALUES('IlKa5UswYnCKxv9Chu1q2g',8,'chance',NULL,'deal 5','table',1.79506301483337092402e+09,NULL);
CREATE TABLE orders (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bound TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "orders" VALUES('IlKa5UswYnCKxv9Chu1q2g',0,'U7f4N0D4yHfP','no-more','[1]');
CREATE TABLE ratings (
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player, game)
);
CREATE TABLE reports (
	id VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	about VARCHAR(10) NOT NULL, 
	text TEXT NOT NULL, 
	lines TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES('EKjc-bBRHOr5','_gEQGX4xa8vGtEBXn8Ehdg','U7f4N0D4yHfP','EJ77o6A0fxMT','play','A sample','',1.79506301414483332629e+09);
CREATE TABLE results (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	points INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	rating FLOAT, 
	events TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',0,'U7f4N0D4yHfP','eight28',1.79506301414073514942e+09,4,0.0,NULL,'{"round":3,"dealt":8,"gem":20,"takes":26,"drew":26,"passes":25,"handed-on":17,"out":3,"revealed":8,"all-passed":4,"one-way":3,"chose":1,"share-of-28":1,"nobody-left":1,"result":1}');
INSERT INTO "results" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',1,'EJ77o6A0fxMT','eight28',1.7950630141407511234e+09,20,1.0,NULL,'{"dealt":8,"takes":24,"drew":24,"handed-on":15,"gem":19,"passes":31,"revealed":8,"chose":4,"share-of-8":2,"round":4,"out":2,"share-of-28":2,"all-passed":1,"one-way":1,"last-round":1,"result":1}');
INSERT INTO "results" VALUES('_gEQGX4xa8vGtEBXn8Ehdg',2,'bot-novice','eight28',1.79506301414076113696e+09,16,0.0,NULL,'{"dealt":8,"passes":26,"takes":27,"drew":27,"handed-on":18,"gem":19,"all-passed":2,"revealed":8,"direct-hit":1,"hit-share":1,"one-way":1,"share-of-28":1,"out":2,"chose":3,"share-of-8":1,"round":1,"result":1}');
CREATE TABLE sitters (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sitters" VALUES('U7f4N0D4yHfP','_gEQGX4xa8vGtEBXn8Ehdg',1.79506301197023177148e+09);
INSERT INTO "sitters" VALUES('EJ77o6A0fxMT','_gEQGX4xa8vGtEBXn8Ehdg',1.79506301203979325292e+09);
INSERT INTO "sitters" VALUES('U7f4N0D4yHfP','FOeTv7ppMv-ilZIGt30VDw',1.79506301414990472793e+09);
INSERT INTO "sitters" VALUES('U7f4N0D4yHfP','81JY7sL3YGHU08BRf47mUQ',1.79506301473537898064e+09);
INSERT INTO "sitters" VALUES('U7f4N0D4yHfP','IlKa5UswYnCKxv9Chu1q2g',1.79506301478857851032e+09);
INSERT INTO "sitters" VALUES('EJ77o6A0fxMT','IlKa5UswYnCKxv9Chu1q2g',1.79506301479941630366e+09);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	secret BLOB NOT NULL, 
	setting TEXT NOT NULL, 
	opened DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	length INTEGER NOT NULL, 
	due DOUBLE, 
	summary TEXT NOT NULL, 
	progress VARCHAR(40) NOT NULL, 
	counted BOOLEAN NOT NULL, 
	parent VARCHAR(40), 
	PRIMARY KEY (id), 
	UNIQUE (parent)
);
INSERT INTO "tables" VALUES('_gEQGX4xa8vGtEBXn8Ehdg','eight28','U7f4N0D4yHfP',X'6CA13C81ABA656E24AFAFFB48A3542E0AF5DD64DF432EB9D379FD86CBA4231D7','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506301197023177148e+09,1.79506301411315703393e+09,'over',0,274,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"_gEQGX4xa8vGtEBXn8Ehdg","game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"status":"over","host":"U7f4N0D4yHfP","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"U7f4N0D4yHfP","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"open","name":"Oleg","colour":"teal","guest":"EJ77o6A0fxMT","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795063011.9702318,"ply":268,"acting":[],"my_turn":false,"watchers":0,"commit":"cca80d44536e10ca4da26923a0717910fcfa944fbf7f3b9736de8bd78e764511","fairness":2,"pledge":"igroteka fairness 2\ntable: _gEQGX4xa8vGtEBXn8Ehdg\ngame: eight28\nrules: 1\noptions: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true\nseats: kept\ncommit: cca80d44536e10ca4da26923a0717910fcfa944fbf7f3b9736de8bd78e764511\nseals: 0f165019bcf0faad443ff9bf0d874ea2b92e377ed44f2093564f24b0417daeff,262b006c1118bce69b5473279f10cc4ecda70c57b8c55d8ba103e4ddca2a34a5,","whoever":false,"begins":null,"invitations":[],"scores":[4,20,16],"winners":[1],"rematch":null,"origin":null}','268',1,NULL);
INSERT INTO "tables" VALUES('FOeTv7ppMv-ilZIGt30VDw','twelve-days','U7f4N0D4yHfP',X'DADDCFBB9A7546960DDB558EE4235B4BD5DD352358E88DDA1E0BA87B104C3AB1','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506301414990472793e+09,1.79506301470023655894e+09,'playing',0,114,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"FOeTv7ppMv-ilZIGt30VDw","game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"status":"playing","host":"U7f4N0D4yHfP","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"U7f4N0D4yHfP","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"bot","name":"Toto","colour":"red","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795063014.1499047,"ply":36,"acting":[0],"my_turn":false,"watchers":0,"commit":"6942964cdd6c1a4958058f8a7810823cc40984c101da4d44bb84b3968051be69","fairness":2,"pledge":"igroteka fairness 2\ntable: FOeTv7ppMv-ilZIGt30VDw\ngame: twelve-days\nrules: 1\noptions: players=3, gifts=6, first=0, last_deal_pays=true\nseats: kept\ncommit: 6942964cdd6c1a4958058f8a7810823cc40984c101da4d44bb84b3968051be69\nseals: b6ee974119bea341dc591638105f4d2d37a495d565811ba7205324c83f58e00b,,","whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','110 0',0,NULL);
INSERT INTO "tables" VALUES('81JY7sL3YGHU08BRf47mUQ','my-number','U7f4N0D4yHfP',X'23F8B82237E30754C10507F2A7367944042E0D029731E5BC555D6D9D8EDF369F','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"my-number","options":{"players":3,"goals":"none"},"places":[{"kind":"open","level":"casual","token":"","name":""},{"kind":"friend","level":"casual","token":"d4ZtyGGn2rtGR_Ff","name":""},{"kind":"open","level":"casual","token":"","name":""}],"level":"casual","patience":0.0,"fairness":2,"origin":null}',1.79506301473537898064e+09,1.79506301473537898064e+09,'waiting',0,1,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"81JY7sL3YGHU08BRf47mUQ","game":"my-number","options":{"players":3,"goals":"none"},"status":"waiting","host":"U7f4N0D4yHfP","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"U7f4N0D4yHfP","level":null,"away":null,"online":false,"mine":false,"share":"sealed","owner":null,"vote_from":null},{"seat":1,"kind":"friend","name":null,"colour":"red","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","owner":null,"vote_from":null},{"seat":2,"kind":"open","name":null,"colour":"violet","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"casual","opened":1795063014.735379,"ply":0,"acting":[],"my_turn":false,"watchers":0,"commit":"cfb3c61ec6882d606b64694e8f83b4ffefccde0ab0e141a7643e34c08ef7c1d1","fairness":2,"pledge":null,"whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','0',0,NULL);
INSERT INTO "tables" VALUES('IlKa5UswYnCKxv9Chu1q2g','eight28','U7f4N0D4yHfP',X'436ED9D06CF893FB6646227F813AC166C2B44D2E092FD598F9226242226A0BBE','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506301478857851032e+09,1.79506301483337092402e+09,'playing',0,9,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"IlKa5UswYnCKxv9Chu1q2g","game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"status":"playing","host":"U7f4N0D4yHfP","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"U7f4N0D4yHfP","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"open","name":"Oleg","colour":"teal","guest":"EJ77o6A0fxMT","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795063014.7885785,"ply":3,"acting":[1],"my_turn":false,"watchers":0,"commit":"837368fe0773226636cf7c292bc9e631272a343e9ab46e9268909bebd8c64695","fairness":2,"pledge":"igroteka fairness 2\ntable: IlKa5UswYnCKxv9Chu1q2g\ngame: eight28\nrules: 1\noptions: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true\nseats: kept\ncommit: 837368fe0773226636cf7c292bc9e631272a343e9ab46e9268909bebd8c64695\nseals: 962823df77d878d8587d53f3c83e964f9c071ff98da95e5c3ca3a4f2deb1c49b,8ee6fbd91060700c3ec11681e1c800cbecfb74902ae7533b29d333e7341064db,","whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','3 1',0,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (listed, status, touched);
CREATE INDEX tables_uncounted ON tables (status, counted);
CREATE INDEX results_player ON results (player, at);
CREATE INDEX guests_owner ON guests (owner);
CREATE UNIQUE INDEX guests_token ON guests (token);
COMMIT;
