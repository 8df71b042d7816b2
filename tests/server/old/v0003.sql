BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE analyses (
	table_id VARCHAR(40) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	progress FLOAT NOT NULL, 
	result TEXT, 
	touched DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "daily" VALUES(321,'eight28','G3RaNGMEUDhH',2,12,'igroteka record 1
game: eight28
rules: 1
options: players=4, first=0, deck=zoch, pass_is_final=false, low_plays_28=true
seats: Вера, A, B, C
result: 12 12 20 7
table: ~day-321-eight28
fairness-commit: d411f5cc72b808e920a007bcf5b72cec187cb9cf66b6ca2d795bcf1e1d61093d
bots: 2 casual, 3 strong, 4 novice
fairness-secret: 980ba57a885ded8413c72b15d204ef03e641aca0b9594c61276b53d817574d83
fairness-salts: ,,,

deal 1, deal 1, deal 1, deal 6, pass, pass, pass, pass, for 8, for 8, for 8, for 8, deal 1,
deal 6, deal 1, deal 1, take, draw 5, pass, pass, pass, take, draw 10, take, draw 10, take,
draw A, pass, take, draw 10, take, draw A, take, draw A, pass, pass, pass, take, draw 4, take,
draw 7, pass, pass, pass, take, draw A, pass, pass, pass, take, draw 1, take, draw 1, take,
draw 1, take, draw 1, pass, take, draw 7, pass, take, draw 4, pass, take, draw 1, take, draw A,
take, draw 1, pass, take, draw 8, pass, take, draw 9, pass, pass, take, draw 1, take, draw 3,
pass, pass, pass, deal A, deal 1, deal 2, deal 1, take, draw 1, take, draw 3, pass, take,
draw A, take, draw 2, pass, pass, take, draw 1, take, draw 1, pass, pass, take, draw A, take,
draw 4, take, draw 7, pass, take, draw 3, take, draw 2, pass, take, draw 1, pass, take, draw 1,
pass, pass, take, draw A, take, draw 1, pass, pass, take, draw A, pass, pass, pass, pass,
for 28, for 8, deal 7, deal 2, deal 1, deal 9, take, draw 1, pass, pass, take, draw 6, pass,
take, draw 1, pass, take, draw 10, take, draw 8, take, draw 6, pass, pass, take, draw 1, take,
draw 3, pass, pass, take, draw 1, take, draw 8, pass, take, draw 10, take, draw A, take, draw 5,
pass, take, draw 1, take, draw 6, take, draw 1, take, draw 7, take, draw 3, pass, take, draw 1,
pass, pass, take, draw 2, pass, pass, take, draw 1, take, draw A, pass, take, draw 7, take,
draw 5, pass, pass, deal 1, deal 2, deal 1, deal 9, pass, take, draw A, take, draw 8, pass,
take, draw 1, take, draw 3, take, draw 8, take, draw 1, pass, take, draw 1, pass, pass, take,
draw A, pass, pass, pass, take, draw 10, pass, pass, take, draw 6, pass, pass, take, draw A,
pass, pass, take, draw 1, pass, take, draw 9, pass, pass, pass, take, draw 1, pass, pass, pass,
pass, deal A, deal 1, deal 9, deal 5, take, draw A, take, draw 10, pass, pass, take, draw 6,
take, draw 1, take, draw 1, pass, pass, take, draw 1, take, draw 1, take, draw 4, pass, pass,
pass, pass, for 8, for 8, deal 1, deal A, deal 1, deal 10, pass, take, draw A, take, draw 1,
pass, take, draw 8, take, draw A, take, draw 10, take, draw 8, pass, take, draw 1, pass, take,
draw 7, pass, pass, take, draw 9, pass, pass, take, draw 1, pass, pass, take, draw 4, pass,
take, draw 4, pass, take, draw 1, pass, take, draw 5, pass, take, draw 10, take, draw 1, take,
draw 9, take, draw A, pass, pass, pass, for 28
',1.79504092660257148737e+09);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('clock f04029933dbe46b9a2b6703012da0092','1795026994.9515948');
INSERT INTO "facts" VALUES('cookie-key','50ea25a7eb859615fd4e6f979e3bd6ab882ca92145d72e887abd75a83bebe16b');
INSERT INTO "facts" VALUES('daily-root','8a239208c313887abba7ee94846bc45c944d37d765150536e3e4e50030884a6d');
INSERT INTO "facts" VALUES('kept','1795040924.1145973');
INSERT INTO "facts" VALUES('cookie of vera','G3RaNGMEUDhH.30a63e07b30a08e0490e69095792dd473e19e517f6b4a98f171656d203d50045e146a1c416aa989e');
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	colour VARCHAR(20) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	came DOUBLE NOT NULL, 
	webhook TEXT, 
	webhook_secret VARCHAR(80), seen DOUBLE, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('G3RaNGMEUDhH','Vera','teal','en',1.79504092417915034297e+09,NULL,NULL,1.79504092500892138478e+09);
INSERT INTO "guests" VALUES('HikFCF9bcQHm','Oleg','teal','en',1.79504092418639469141e+09,NULL,NULL,1.79504092500892138478e+09);
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
INSERT INTO "invitations" VALUES('HikFCF9bcQHm','h97qES4YsGruHcaLLTrVog','','G3RaNGMEUDhH',1.79504092551250958448e+09);
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
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"8449216a93b07524ea3f43b108b43c139b74be448f95df4ae6b2b941b06d77d7"}','G3RaNGMEUDhH',1.79504092419323492057e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',1,'sit',1,'{"name":"Oleg","colour":"teal","salt":"","seal":"6c5de28d15228fdde9c1da59c891caba89b8388cab2d3c933741d450c83e68e1"}','HikFCF9bcQHm',1.79504092429252338405e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',2,'pledge',NULL,'','G3RaNGMEUDhH',1.79504092430668592455e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',3,'reveal',0,'707fbb5fb86f761654997c60ca554d746aef59703235fd2c1003276b53411fe4','G3RaNGMEUDhH',1.79504092431861448286e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',4,'reveal',1,'6786c26e3cc09f841ddc078448f034dddbae3a8f27e22ab641347e52d34c2127','HikFCF9bcQHm',1.79504092433472704892e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',5,'start',NULL,'0 1 2','table',1.79504092433472704892e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',6,'chance',NULL,'deal 8','table',1.79504092433472704892e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',7,'chance',NULL,'deal 8','table',1.79504092433472704892e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',8,'chance',NULL,'deal 3','table',1.79504092433472704892e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',9,'move',1,'take','HikFCF9bcQHm',1.79504092435684800142e+09,'m2ee433a0e7a269f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',10,'chance',NULL,'draw A','table',1.79504092435684800142e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',11,'move',2,'pass','bot:novice',1.79504092436119604115e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',12,'move',0,'pass','G3RaNGMEUDhH',1.79504092436612343788e+09,'m204f89ac386bbc4');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',13,'move',2,'pass','bot:novice',1.79504092437332248683e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',14,'move',0,'pass','G3RaNGMEUDhH',1.7950409243754024505e+09,'mfda9aaf1e2feb89');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',15,'move',1,'pass','HikFCF9bcQHm',1.79504092437680387497e+09,'m9dc40ffda94e3e8');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',16,'move',2,'for 28','bot:novice',1.79504092438155031206e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',17,'move',0,'for 28','G3RaNGMEUDhH',1.79504092438547968859e+09,'m300e5d135bf992d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',18,'chance',NULL,'deal A','table',1.79504092438547968859e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',19,'chance',NULL,'deal 9','table',1.79504092438547968859e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',20,'chance',NULL,'deal 9','table',1.79504092438547968859e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',21,'move',0,'pass','G3RaNGMEUDhH',1.79504092438803243636e+09,'mc795051d5f4b3b2');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',22,'move',1,'take','HikFCF9bcQHm',1.7950409243900725841e+09,'m6ca7f1b9b1f282e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',23,'chance',NULL,'draw 10','table',1.7950409243900725841e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',24,'move',2,'take','bot:novice',1.79504092439501047135e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',25,'chance',NULL,'draw 5','table',1.79504092439501047135e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',26,'move',1,'pass','HikFCF9bcQHm',1.7950409243966748714e+09,'mbe7eafdf30b94fa');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',27,'move',2,'take','bot:novice',1.79504092440357756622e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',28,'chance',NULL,'draw 9','table',1.79504092440357756622e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',29,'move',0,'pass','G3RaNGMEUDhH',1.79504092440796017646e+09,'m1140b4c4647159');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',30,'move',2,'pass','bot:novice',1.79504092441546106344e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',31,'move',0,'take','G3RaNGMEUDhH',1.7950409244285552502e+09,'m7520526cd447e35');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',32,'chance',NULL,'draw A','table',1.7950409244285552502e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',33,'move',1,'take','HikFCF9bcQHm',1.79504092444813156126e+09,'m8956d9980877b6f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',34,'chance',NULL,'draw 1','table',1.79504092444813156126e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',35,'move',0,'take','G3RaNGMEUDhH',1.79504092445092773436e+09,'ma286232e6c3f339');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',36,'chance',NULL,'draw 1','table',1.79504092445092773436e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',37,'move',1,'pass','HikFCF9bcQHm',1.79504092445613908763e+09,'me0d408defc044a');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',38,'move',2,'take','bot:novice',1.79504092446058869355e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',39,'chance',NULL,'draw 7','table',1.79504092446058869355e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',40,'move',1,'take','HikFCF9bcQHm',1.79504092446411657336e+09,'md8e38946148a86f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',41,'chance',NULL,'draw 1','table',1.79504092446411657336e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',42,'move',2,'pass','bot:novice',1.79504092447134804728e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',43,'move',0,'take','G3RaNGMEUDhH',1.79504092447611498834e+09,'md073d705b6e6e3');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',44,'chance',NULL,'draw 1','table',1.79504092447611498834e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',45,'move',2,'pass','bot:novice',1.79504092448025870322e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',46,'move',0,'take','G3RaNGMEUDhH',1.79504092448624205592e+09,'mb0ffa503bab6c39');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',47,'chance',NULL,'draw 1','table',1.79504092448624205592e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',48,'move',1,'take','HikFCF9bcQHm',1.79504092449156093594e+09,'m5ad8f2f8f7d9b78');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',49,'chance',NULL,'draw 6','table',1.79504092449156093594e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',50,'move',0,'pass','G3RaNGMEUDhH',1.79504092450046825405e+09,'m7004115ad45f23d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',51,'move',1,'take','HikFCF9bcQHm',1.79504092450814437863e+09,'mc372063b08c6e3');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',52,'chance',NULL,'draw 3','table',1.79504092450814437863e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',53,'move',2,'take','bot:novice',1.79504092451674866675e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',54,'chance',NULL,'draw 5','table',1.79504092451674866675e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',55,'move',1,'take','HikFCF9bcQHm',1.79504092452190589903e+09,'m58e0a03533c9135');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',56,'chance',NULL,'draw 1','table',1.79504092452190589903e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',57,'move',2,'take','bot:novice',1.79504092452872014047e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',58,'chance',NULL,'draw A','table',1.79504092452872014047e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',59,'move',0,'take','G3RaNGMEUDhH',1.79504092453303289418e+09,'m945e415f3c64af7');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',60,'chance',NULL,'draw 3','table',1.79504092453303289418e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',61,'move',2,'take','bot:novice',1.79504092454070591925e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',62,'chance',NULL,'draw 6','table',1.79504092454070591925e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',63,'move',0,'pass','G3RaNGMEUDhH',1.79504092454312705988e+09,'m5f2f1b019999e3f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',64,'move',1,'pass','HikFCF9bcQHm',1.79504092454482126238e+09,'m5d1a9718f54f8ce');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',65,'move',0,'pass','G3RaNGMEUDhH',1.79504092455077719683e+09,'m6133fbeab99254a');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',66,'move',1,'pass','HikFCF9bcQHm',1.79504092455396270749e+09,'md44fc1bcbf87544');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',67,'chance',NULL,'deal 1','table',1.79504092455396270749e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',68,'chance',NULL,'deal 7','table',1.79504092455396270749e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',69,'chance',NULL,'deal 10','table',1.79504092455396270749e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',70,'move',1,'pass','HikFCF9bcQHm',1.79504092455969572065e+09,'mb9492bf5a91c89b');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',71,'move',2,'take','bot:novice',1.79504092456495904922e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',72,'chance',NULL,'draw 2','table',1.79504092456495904922e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',73,'move',0,'pass','G3RaNGMEUDhH',1.79504092456819820409e+09,'m11ad5eada711448');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',74,'move',2,'pass','bot:novice',1.79504092457262539868e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',75,'move',0,'pass','G3RaNGMEUDhH',1.7950409245761036873e+09,'mcefed97cc22af58');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',76,'move',1,'pass','HikFCF9bcQHm',1.79504092457828736306e+09,'mccbae86c1066932');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',77,'move',1,'for 28','HikFCF9bcQHm',1.79504092458390974995e+09,'mfae31ae3ff98ff3');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',78,'chance',NULL,'deal 8','table',1.79504092458390974995e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',79,'chance',NULL,'deal 3','table',1.79504092458390974995e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',80,'chance',NULL,'deal 9','table',1.79504092458390974995e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',81,'move',0,'pass','G3RaNGMEUDhH',1.7950409245916848183e+09,'m58946d3aa2ca1af');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',82,'move',1,'pass','HikFCF9bcQHm',1.79504092459525632858e+09,'mff026ebecc1cb63');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',83,'move',2,'pass','bot:novice',1.79504092460494089128e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',84,'move',0,'for 28','G3RaNGMEUDhH',1.79504092460825729368e+09,'m2c457af5fec898f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',85,'move',1,'for 28','HikFCF9bcQHm',1.79504092461188173297e+09,'mec09c96e73695c3');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',86,'chance',NULL,'deal 2','table',1.79504092461188173297e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',87,'chance',NULL,'deal A','table',1.79504092461188173297e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',88,'chance',NULL,'deal 6','table',1.79504092461188173297e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',89,'move',1,'pass','HikFCF9bcQHm',1.79504092461460304256e+09,'me9c1115b9492f25');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',90,'move',2,'pass','bot:novice',1.79504092461968421936e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',91,'move',0,'pass','G3RaNGMEUDhH',1.79504092462414860725e+09,'mc958bb7d707107e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',92,'move',0,'for 8','G3RaNGMEUDhH',1.79504092462839603418e+09,'mf04abad07923986');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',93,'move',1,'for 28','HikFCF9bcQHm',1.7950409246320209503e+09,'m7191367a8acb513');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',94,'move',2,'for 8','bot:novice',1.79504092463652014733e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',95,'chance',NULL,'deal 2','table',1.79504092463652014733e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',96,'chance',NULL,'deal 1','table',1.79504092463652014733e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',97,'chance',NULL,'deal 5','table',1.79504092463652014733e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',98,'move',2,'take','bot:novice',1.79504092464191365241e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',99,'chance',NULL,'draw A','table',1.79504092464191365241e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',100,'move',0,'take','G3RaNGMEUDhH',1.79504092464431095127e+09,'mc985e5c9403560d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',101,'chance',NULL,'draw 1','table',1.79504092464431095127e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',102,'move',1,'pass','HikFCF9bcQHm',1.79504092464985918996e+09,'m550715fd5c44a4e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',103,'move',0,'pass','G3RaNGMEUDhH',1.79504092465092349052e+09,'m76dfca08c5fe8f8');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',104,'move',1,'pass','HikFCF9bcQHm',1795040924.65605,'m9e7f0ee7ad1f45a');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',105,'move',2,'pass','bot:novice',1.79504092465970540044e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',106,'move',2,'for 8','bot:novice',1.79504092466239953038e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',107,'move',0,'for 28','G3RaNGMEUDhH',1.79504092466903114318e+09,'mb009f2483868a29');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',108,'move',1,'for 28','HikFCF9bcQHm',1.79504092467204642291e+09,'md0371eb96838b76');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',109,'chance',NULL,'deal 1','table',1.79504092467204642291e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',110,'chance',NULL,'deal A','table',1.79504092467204642291e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',111,'chance',NULL,'deal A','table',1.79504092467204642291e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',112,'move',1,'pass','HikFCF9bcQHm',1.79504092467888379095e+09,'m6a672eebb1e386c');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',113,'move',2,'pass','bot:novice',1.79504092468615341184e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',114,'move',0,'take','G3RaNGMEUDhH',1.79504092469647169114e+09,'mc472f7801762741');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',115,'chance',NULL,'draw 2','table',1.79504092469647169114e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',116,'move',2,'pass','bot:novice',1.79504092469996523852e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',117,'move',0,'pass','G3RaNGMEUDhH',1.79504092470374727245e+09,'m69355d28fb5262c');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',118,'move',1,'take','HikFCF9bcQHm',1.7950409247055008411e+09,'mbbb2c3c830b54fa');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',119,'chance',NULL,'draw 5','table',1.7950409247055008411e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',120,'move',0,'pass','G3RaNGMEUDhH',1.79504092471199941634e+09,'m1cbc317f320cd57');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',121,'move',1,'take','HikFCF9bcQHm',1.79504092472021961213e+09,'m61ff89dd0a7bd04');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',122,'chance',NULL,'draw 1','table',1.79504092472021961213e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',123,'move',2,'take','bot:novice',1.79504092473570132254e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',124,'chance',NULL,'draw 2','table',1.79504092473570132254e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',125,'move',1,'pass','HikFCF9bcQHm',1.79504092473908877375e+09,'m190abfba7251af0');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',126,'move',2,'pass','bot:novice',1.79504092474261140819e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',127,'move',0,'take','G3RaNGMEUDhH',1.79504092474500012398e+09,'mbabeaeddeb8fc4c');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',128,'chance',NULL,'draw 4','table',1.79504092474500012398e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',129,'move',2,'take','bot:novice',1.79504092474917531009e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',130,'chance',NULL,'draw 1','table',1.79504092474917531009e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',131,'move',0,'pass','G3RaNGMEUDhH',1.79504092475111865995e+09,'mf8481a969d495dd');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',132,'move',1,'take','HikFCF9bcQHm',1.79504092475604057309e+09,'m740714e9779ac1f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',133,'chance',NULL,'draw 4','table',1.79504092475604057309e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',134,'move',0,'take','G3RaNGMEUDhH',1.79504092475806426997e+09,'mb1312016a17b9af');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',135,'chance',NULL,'draw 8','table',1.79504092475806426997e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',136,'move',1,'take','HikFCF9bcQHm',1.79504092476294422144e+09,'m7d5a9df440e2b4f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',137,'chance',NULL,'draw 10','table',1.79504092476294422144e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',138,'move',2,'pass','bot:novice',1.79504092477281570429e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',139,'move',1,'take','HikFCF9bcQHm',1.79504092477612233165e+09,'md888a970f756132');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',140,'chance',NULL,'draw 9','table',1.79504092477612233165e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',141,'move',2,'take','bot:novice',1.79504092477878880503e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',142,'chance',NULL,'draw 9','table',1.79504092477878880503e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',143,'move',0,'pass','G3RaNGMEUDhH',1.79504092478297233581e+09,'ma98ad939cc9af4e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',144,'move',2,'pass','bot:novice',1.79504092478416609757e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',145,'move',0,'take','G3RaNGMEUDhH',1.79504092478684806823e+09,'me52bc899901c04');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',146,'chance',NULL,'draw 1','table',1.79504092478684806823e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',147,'move',0,'take','G3RaNGMEUDhH',1.79504092479218363758e+09,'m5abb6f3a2a7ae1f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',148,'chance',NULL,'draw 1','table',1.79504092479218363758e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',149,'move',2,'pass','bot:novice',1.79504092479611611363e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',150,'move',2,'take','bot:novice',1.79504092480035853385e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',151,'chance',NULL,'draw 1','table',1.79504092480035853385e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',152,'move',0,'pass','G3RaNGMEUDhH',1.79504092480864810938e+09,'m2ee6611dc6b13ab');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',153,'move',2,'take','bot:novice',1.79504092481266474719e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',154,'chance',NULL,'draw 8','table',1.79504092481266474719e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',155,'move',0,'take','G3RaNGMEUDhH',1.79504092481621694565e+09,'m2a9daa212093d26');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',156,'chance',NULL,'draw 5','table',1.79504092481621694565e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',157,'move',0,'pass','G3RaNGMEUDhH',1.79504092482020854949e+09,'m77467b73f7ba8e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',158,'move',2,'take','bot:novice',1.79504092482956933976e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',159,'chance',NULL,'draw 6','table',1.79504092482956933976e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',160,'move',2,'pass','bot:novice',1.79504092483572888373e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',161,'move',0,'take','G3RaNGMEUDhH',1.79504092484284901616e+09,'m898b68e3fe31d03');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',162,'chance',NULL,'draw 2','table',1.79504092484284901616e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',163,'move',2,'pass','bot:novice',1.79504092485074830056e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',164,'move',0,'pass','G3RaNGMEUDhH',1.79504092485690736774e+09,'mb0583192f429ce5');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',165,'chance',NULL,'deal 7','table',1.79504092485690736774e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',166,'chance',NULL,'deal 5','table',1.79504092485690736774e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',167,'chance',NULL,'deal 10','table',1.79504092485690736774e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',168,'move',0,'take','G3RaNGMEUDhH',1.79504092487494802468e+09,'m55beab311cbc288');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',169,'chance',NULL,'draw A','table',1.79504092487494802468e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',170,'move',1,'pass','HikFCF9bcQHm',1.79504092487863802906e+09,'mb986d840e8a35b1');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',171,'move',2,'take','bot:novice',1.79504092489464926719e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',172,'chance',NULL,'draw A','table',1.79504092489464926719e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',173,'move',1,'take','HikFCF9bcQHm',1.79504092489846181872e+09,'m7fbeaf92c006497');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',174,'chance',NULL,'draw 8','table',1.79504092489846181872e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',175,'move',2,'take','bot:novice',1.79504092490485858916e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',176,'chance',NULL,'draw 1','table',1.79504092490485858916e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',177,'move',0,'pass','G3RaNGMEUDhH',1.79504092491238379479e+09,'m5617182f3b37f32');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',178,'move',2,'take','bot:novice',1.79504092492487311361e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',179,'chance',NULL,'draw 1','table',1.79504092492487311361e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',180,'move',0,'pass','G3RaNGMEUDhH',1.79504092492840647702e+09,'me8cea6f4b63e0ef');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',181,'move',1,'take','HikFCF9bcQHm',1.79504092493624043463e+09,'m3afe84e15392480');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',182,'chance',NULL,'draw 1','table',1.79504092493624043463e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',183,'move',0,'take','G3RaNGMEUDhH',1.79504092494026064874e+09,'mf2921d57f1a355e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',184,'chance',NULL,'draw A','table',1.79504092494026064874e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',185,'move',1,'take','HikFCF9bcQHm',1.79504092494768357273e+09,'m14ed832067cfdcb');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',186,'chance',NULL,'draw 1','table',1.79504092494768357273e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',187,'move',2,'take','bot:novice',1.79504092495202755928e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',188,'chance',NULL,'draw A','table',1.79504092495202755928e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',189,'move',1,'take','HikFCF9bcQHm',1.79504092496036028866e+09,'m82e9ceb5f834da7');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',190,'chance',NULL,'draw 3','table',1.79504092496036028866e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',191,'move',2,'take','bot:novice',1.79504092497295260431e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',192,'chance',NULL,'draw 1','table',1.79504092497295260431e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',193,'move',0,'pass','G3RaNGMEUDhH',1.79504092497624945633e+09,'m9fbf1c3060cea63');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',194,'move',2,'pass','bot:novice',1.79504092498472046855e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',195,'move',0,'take','G3RaNGMEUDhH',1.79504092499969887739e+09,'md782a7057e54acc');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',196,'chance',NULL,'draw A','table',1.79504092499969887739e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',197,'move',1,'pass','HikFCF9bcQHm',1.7950409250015301704e+09,'mfdc9fb105d83e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',198,'move',0,'pass','G3RaNGMEUDhH',1.79504092500766801836e+09,'m37af9ce4227de21');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',199,'move',1,'take','HikFCF9bcQHm',1.79504092501169776915e+09,'m161932b96e6bc4d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',200,'chance',NULL,'draw 5','table',1.79504092501169776915e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',201,'move',2,'pass','bot:novice',1.7950409250317139625e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',202,'move',1,'pass','HikFCF9bcQHm',1.79504092503612327578e+09,'m225fe10948ecca');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',203,'move',2,'pass','bot:novice',1.79504092505856347079e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',204,'move',0,'take','G3RaNGMEUDhH',1.79504092507234120365e+09,'mdd01f499b0bca16');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',205,'chance',NULL,'draw A','table',1.79504092507234120365e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',206,'move',2,'take','bot:novice',1.79504092507874560358e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',207,'chance',NULL,'draw 1','table',1.79504092507874560358e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',208,'move',0,'pass','G3RaNGMEUDhH',1.79504092508956074715e+09,'m92589e39b21c95');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',209,'move',1,'pass','HikFCF9bcQHm',1.79504092509845733643e+09,'m39ea325bf67da14');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',210,'move',0,'take','G3RaNGMEUDhH',1.7950409251018922329e+09,'m1216417257e8454');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',211,'chance',NULL,'draw 4','table',1.7950409251018922329e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',212,'move',1,'take','HikFCF9bcQHm',1.7950409251043460369e+09,'mfa3ee2a5653a45c');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',213,'chance',NULL,'draw 1','table',1.7950409251043460369e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',214,'move',2,'take','bot:novice',1.79504092511566066747e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',215,'chance',NULL,'draw 2','table',1.79504092511566066747e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',216,'move',1,'take','HikFCF9bcQHm',1.7950409251285831928e+09,'me5b5e144ef25c07');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',217,'chance',NULL,'draw 2','table',1.7950409251285831928e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',218,'move',2,'pass','bot:novice',1.79504092514786791796e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',219,'move',0,'pass','G3RaNGMEUDhH',1.79504092515682673455e+09,'m70f2733d50e0097');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',220,'move',2,'pass','bot:novice',1.79504092516940259938e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',221,'move',0,'pass','G3RaNGMEUDhH',1.79504092517996239664e+09,'mfb7f24a6048457');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',222,'move',1,'pass','HikFCF9bcQHm',1.79504092518717408176e+09,'m87236dce6eacb0f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',223,'chance',NULL,'deal 1','table',1.79504092518717408176e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',224,'chance',NULL,'deal 1','table',1.79504092518717408176e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',225,'chance',NULL,'deal 10','table',1.79504092518717408176e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',226,'move',0,'pass','G3RaNGMEUDhH',1.79504092520184326169e+09,'ma47a54acdaaac43');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',227,'move',1,'pass','HikFCF9bcQHm',1.79504092521283698078e+09,'m4e91ba3b4917fc0');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',228,'move',2,'pass','bot:novice',1.79504092522538900378e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',229,'move',0,'for 8','G3RaNGMEUDhH',1.79504092523578429223e+09,'m40599054c717095');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',230,'move',1,'for 8','HikFCF9bcQHm',1.79504092524382400514e+09,'m7378599f572df00');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',231,'chance',NULL,'deal 1','table',1.79504092524382400514e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',232,'chance',NULL,'deal A','table',1.79504092524382400514e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',233,'chance',NULL,'deal 10','table',1.79504092524382400514e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',234,'move',1,'pass','HikFCF9bcQHm',1.79504092525698018072e+09,'mc6471b1a1fe3f9');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',235,'move',2,'take','bot:novice',1.79504092527237629891e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',236,'chance',NULL,'draw 1','table',1.79504092527237629891e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',237,'move',0,'pass','G3RaNGMEUDhH',1.79504092528080606457e+09,'m184a140e023033d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',238,'move',2,'take','bot:novice',1.79504092529722714425e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',239,'chance',NULL,'draw 4','table',1.79504092529722714425e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',240,'move',0,'pass','G3RaNGMEUDhH',1.79504092529876422886e+09,'m9ee7fb21391f9b9');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',241,'move',1,'pass','HikFCF9bcQHm',1.7950409252999033928e+09,'m414c758f2b64df6');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',242,'move',0,'pass','G3RaNGMEUDhH',1.79504092530113077167e+09,'m51008f2be6c6fe9');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',243,'move',1,'pass','HikFCF9bcQHm',1.79504092530219817166e+09,'m49a403c53f53d68');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',244,'move',2,'take','bot:novice',1795040925.30341,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',245,'chance',NULL,'draw 2','table',1795040925.30341,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',246,'move',1,'pass','HikFCF9bcQHm',1.79504092531631517411e+09,'m860f8d1425424a1');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',247,'move',2,'take','bot:novice',1.79504092532111454013e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',248,'chance',NULL,'draw 6','table',1.79504092532111454013e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',249,'move',0,'take','G3RaNGMEUDhH',1.79504092532403254503e+09,'m813514f909ff497');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',250,'chance',NULL,'draw 2','table',1.79504092532403254503e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',251,'move',2,'take','bot:novice',1.79504092532560324672e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',252,'chance',NULL,'draw A','table',1.79504092532560324672e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',253,'move',0,'pass','G3RaNGMEUDhH',1.79504092532794809339e+09,'m6f68001d1c51f86');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',254,'move',1,'take','HikFCF9bcQHm',1.79504092532925844192e+09,'m93ba66a73fa0b2');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',255,'chance',NULL,'draw 1','table',1.79504092532925844192e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',256,'move',0,'pass','G3RaNGMEUDhH',1.79504092533198881154e+09,'m132928182458cc8');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',257,'move',1,'pass','HikFCF9bcQHm',1.79504092533322548866e+09,'m1d12660aba9e7b8');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',258,'move',2,'pass','bot:novice',1.79504092533440589903e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',259,'move',1,'for 8','HikFCF9bcQHm',1.79504092533671236035e+09,'m436e6f30897246a');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',260,'chance',NULL,'deal 3','table',1.79504092533671236035e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',261,'chance',NULL,'deal 1','table',1.79504092533671236035e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',262,'chance',NULL,'deal A','table',1.79504092533671236035e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',263,'move',1,'pass','HikFCF9bcQHm',1.79504092534423089029e+09,'m31162082bb3b36f');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',264,'move',2,'take','bot:novice',1.79504092534913706775e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',265,'chance',NULL,'draw 5','table',1.79504092534913706775e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',266,'move',0,'take','G3RaNGMEUDhH',1.79504092535282969468e+09,'mb1a0ece334de73d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',267,'chance',NULL,'draw 6','table',1.79504092535282969468e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',268,'move',2,'pass','bot:novice',1.79504092535487699507e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',269,'move',0,'take','G3RaNGMEUDhH',1.79504092535711526866e+09,'mfc1565d31b1c27e');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',270,'chance',NULL,'draw 5','table',1.79504092535711526866e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',271,'move',1,'take','HikFCF9bcQHm',1.79504092535872292516e+09,'m769b7e5a294523d');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',272,'chance',NULL,'draw 8','table',1.79504092535872292516e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',273,'move',0,'pass','G3RaNGMEUDhH',1.79504092535986757277e+09,'m9796d6463db01fc');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',274,'move',1,'take','HikFCF9bcQHm',1.79504092537226843826e+09,'m7e57663fe9934ad');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',275,'chance',NULL,'draw 1','table',1.79504092537226843826e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',276,'move',2,'pass','bot:novice',1.7950409253737101555e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',277,'move',1,'take','HikFCF9bcQHm',1.79504092537622165679e+09,'me3af629b6c004cc');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',278,'chance',NULL,'draw 9','table',1.79504092537622165679e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',279,'move',2,'take','bot:novice',1.79504092537724161153e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',280,'chance',NULL,'draw 1','table',1.79504092537724161153e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',281,'move',0,'pass','G3RaNGMEUDhH',1.79504092538018608093e+09,'ma693b4904673b75');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',282,'move',2,'pass','bot:novice',1.79504092538110589976e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',283,'move',0,'take','G3RaNGMEUDhH',1.79504092538419699667e+09,'m900d550e65150b5');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',284,'chance',NULL,'draw 9','table',1.79504092538419699667e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',285,'move',1,'take','HikFCF9bcQHm',1.79504092538725757593e+09,'m292e04840332b06');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',286,'chance',NULL,'draw A','table',1.79504092538725757593e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',287,'move',0,'pass','G3RaNGMEUDhH',1.79504092538811326025e+09,'m66d6348282ee0bc');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',288,'move',1,'pass','HikFCF9bcQHm',1.79504092538880944251e+09,'mb83b825b5a1ae51');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',289,'move',2,'take','bot:novice',1.79504092538963651659e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',290,'chance',NULL,'draw 4','table',1.79504092538963651659e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',291,'move',1,'pass','HikFCF9bcQHm',1.79504092539046764378e+09,'md895acaaf3f5d78');
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',292,'move',2,'pass','bot:novice',1.79504092539122772219e+09,NULL);
INSERT INTO "moves" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',293,'move',0,'pass','G3RaNGMEUDhH',1.79504092539185070996e+09,'mad9df1d2298bdb1');
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"d1967b04d4ba43c515bd13ff825bfce60a62a03a8676379090e908e6e5a3db7e"}','G3RaNGMEUDhH',1.79504092540439200405e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',1,'pledge',NULL,'','G3RaNGMEUDhH',1.79504092542921805377e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',2,'reveal',0,'ff823620885f4da90c5e48100573b552013cd3c937d56b4edac06620c3f077b5','G3RaNGMEUDhH',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',3,'start',NULL,'0 1 2','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',4,'chance',NULL,'deal 9','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',5,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',6,'chance',NULL,'deal 4','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',7,'chance',NULL,'deal 4','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',8,'chance',NULL,'deal 9','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',9,'chance',NULL,'deal 7','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',10,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',11,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',12,'chance',NULL,'deal 3','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',13,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',14,'chance',NULL,'deal 9','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',15,'chance',NULL,'deal 9','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',16,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',17,'chance',NULL,'deal 3','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',18,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',19,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',20,'chance',NULL,'deal 9','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',21,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',22,'chance',NULL,'deal 4','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',23,'chance',NULL,'deal 8','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',24,'chance',NULL,'deal 7','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',25,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',26,'chance',NULL,'deal 8','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',27,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',28,'chance',NULL,'deal 8','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',29,'chance',NULL,'deal 11','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',30,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',31,'chance',NULL,'deal 2','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',32,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',33,'chance',NULL,'deal 3','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',34,'chance',NULL,'deal 8','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',35,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',36,'chance',NULL,'deal 12','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',37,'chance',NULL,'deal 6','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',38,'chance',NULL,'deal 10','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',39,'chance',NULL,'deal 7','table',1.7950409254332776069e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',40,'move',0,'10','G3RaNGMEUDhH',1.79504092546689391135e+09,'m42c6c6d8b529b4a');
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',41,'move',1,'pass','bot:novice',1.79504092547291398043e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',42,'move',2,'9','bot:novice',1.79504092547426676745e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',43,'move',2,'12','bot:novice',1.79504092547535634045e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',44,'move',0,'pass','G3RaNGMEUDhH',1.79504092547630190847e+09,'m218cffb94b2b8fd');
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',45,'move',1,'12','bot:novice',1.79504092547734236712e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',46,'move',1,'9-11','bot:novice',1.7950409254782922268e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',47,'move',2,'pass','bot:novice',1.79504092547917556759e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',48,'move',0,'8-9','G3RaNGMEUDhH',1.79504092547993063929e+09,'m84ca0c8781f9c58');
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',49,'move',0,'10x3','G3RaNGMEUDhH',1.79504092548073291776e+09,'mf0c660eb7970386');
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',50,'move',1,'8x2','bot:novice',1.79504092548156976702e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',51,'move',2,'pass','bot:novice',1.79504092548232340809e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',52,'move',1,'12x3','bot:novice',1.79504092548311138151e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',53,'move',2,'10x2','bot:novice',1.7950409254838593006e+09,NULL);
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',54,'move',0,'pass','G3RaNGMEUDhH',1.79504092548771333696e+09,'mcb5539079f248b0');
INSERT INTO "moves" VALUES('lGfDaAg0wGjdOU5e54HB4w',55,'move',2,'3-4','bot:novice',1.7950409254887516498e+09,NULL);
INSERT INTO "moves" VALUES('h97qES4YsGruHcaLLTrVog',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"78fdd69b578589fdeafe5fa98e9d2475dd71531e1f92c76f9c4e33ccda04a13b"}','G3RaNGMEUDhH',1.79504092549966526035e+09,NULL);
CREATE TABLE ratings (
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player, game)
);
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
INSERT INTO "results" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',0,'G3RaNGMEUDhH','eight28',1.79504092539430952068e+09,15,0.0,NULL,'{"round":6,"dealt":11,"gem":20,"passes":36,"revealed":11,"chose":5,"handed-on":14,"takes":22,"drew":22,"direct-hit":1,"hit-share":1,"one-way":5,"share-of-28":1,"all-passed":2,"share-of-8":2,"result":1}');
INSERT INTO "results" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',1,'HikFCF9bcQHm','eight28',1.7950409253943226338e+09,14,0.0,NULL,'{"dealt":11,"takes":24,"drew":24,"handed-on":18,"gem":19,"passes":27,"all-passed":4,"revealed":11,"one-way":3,"share-of-28":4,"chose":6,"round":1,"out":1,"share-of-8":2,"last-round":1,"result":1}');
INSERT INTO "results" VALUES('E4Ss8RGVJvUEfv9iMmzyzA',2,'bot-novice','eight28',1.79504092539433050151e+09,27,1.0,NULL,'{"dealt":11,"passes":28,"revealed":11,"chose":3,"round":4,"gem":19,"takes":29,"drew":29,"handed-on":15,"out":1,"all-passed":5,"one-way":7,"share-of-28":5,"share-of-8":1,"result":1}');
CREATE TABLE sitters (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sitters" VALUES('G3RaNGMEUDhH','E4Ss8RGVJvUEfv9iMmzyzA',1.79504092419323492057e+09);
INSERT INTO "sitters" VALUES('HikFCF9bcQHm','E4Ss8RGVJvUEfv9iMmzyzA',1.79504092429252338405e+09);
INSERT INTO "sitters" VALUES('G3RaNGMEUDhH','lGfDaAg0wGjdOU5e54HB4w',1.79504092540439200405e+09);
INSERT INTO "sitters" VALUES('G3RaNGMEUDhH','h97qES4YsGruHcaLLTrVog',1.79504092549966526035e+09);
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
INSERT INTO "tables" VALUES('E4Ss8RGVJvUEfv9iMmzyzA','eight28','G3RaNGMEUDhH',X'FD98A6EA38E215B4266F5B4A4FA79B5D92912CFF0B038CE2AE71919AE5ABBDC0','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"watch_delay":0,"game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79504092419323492057e+09,1.79504092539185070996e+09,'over',0,294,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"watch_delay":0,"id":"E4Ss8RGVJvUEfv9iMmzyzA","game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"status":"over","host":"G3RaNGMEUDhH","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"G3RaNGMEUDhH","level":null,"away":null,"online":false,"mine":false,"share":"given","vote_from":null},{"seat":1,"kind":"open","name":"Oleg","colour":"teal","guest":"HikFCF9bcQHm","level":null,"away":null,"online":false,"mine":false,"share":"given","vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","vote_from":null}],"level":"novice","opened":1795040924.193235,"ply":288,"acting":[],"my_turn":false,"watchers":0,"commit":"8fb3473633cdcf18a1c3e0065a92b6403a48095fd0efa452c50fa65d601f5b5e","fairness":2,"pledge":"igroteka fairness 2\ntable: E4Ss8RGVJvUEfv9iMmzyzA\ngame: eight28\nrules: 1\noptions: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true\nseats: kept\ncommit: 8fb3473633cdcf18a1c3e0065a92b6403a48095fd0efa452c50fa65d601f5b5e\nseals: 8449216a93b07524ea3f43b108b43c139b74be448f95df4ae6b2b941b06d77d7,6c5de28d15228fdde9c1da59c891caba89b8388cab2d3c933741d450c83e68e1,","whoever":false,"begins":null,"invitations":[],"scores":[15,14,27],"winners":[2],"rematch":null,"origin":null}','288',1,NULL);
INSERT INTO "tables" VALUES('lGfDaAg0wGjdOU5e54HB4w','twelve-days','G3RaNGMEUDhH',X'AC68BDE6776836E0B1009F292E12FE997B38BAC6177F77014D12FD30026B03C7','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"watch_delay":0,"game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79504092540439200405e+09,1.7950409254887516498e+09,'playing',0,56,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"watch_delay":0,"id":"lGfDaAg0wGjdOU5e54HB4w","game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"status":"playing","host":"G3RaNGMEUDhH","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"G3RaNGMEUDhH","level":null,"away":null,"online":false,"mine":false,"share":"given","vote_from":null},{"seat":1,"kind":"bot","name":"Toto","colour":"red","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","vote_from":null}],"level":"novice","opened":1795040925.404392,"ply":36,"acting":[0],"my_turn":false,"watchers":0,"commit":"eeb23a27342dbc84b612b4c605962a319d9601be1eabd24283baaa18818ee556","fairness":2,"pledge":"igroteka fairness 2\ntable: lGfDaAg0wGjdOU5e54HB4w\ngame: twelve-days\nrules: 1\noptions: players=3, gifts=6, first=0, last_deal_pays=true\nseats: kept\ncommit: eeb23a27342dbc84b612b4c605962a319d9601be1eabd24283baaa18818ee556\nseals: d1967b04d4ba43c515bd13ff825bfce60a62a03a8676379090e908e6e5a3db7e,,","whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','52 0',0,NULL);
INSERT INTO "tables" VALUES('h97qES4YsGruHcaLLTrVog','my-number','G3RaNGMEUDhH',X'F2BA9D3019743DAC89AF6D2D7C6B099A9060C710D9A40388705AEEB7AB8BCC24','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"watch_delay":0,"game":"my-number","options":{"players":4,"goals":"none"},"places":[{"kind":"open","level":"casual","token":"","name":""},{"kind":"open","level":"casual","token":"","name":""},{"kind":"open","level":"casual","token":"","name":""},{"kind":"open","level":"casual","token":"","name":""}],"level":"casual","patience":0.0,"fairness":2,"origin":null}',1.79504092549966526035e+09,1.79504092549966526035e+09,'waiting',0,1,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"watch_delay":0,"id":"h97qES4YsGruHcaLLTrVog","game":"my-number","options":{"players":4,"goals":"none"},"status":"waiting","host":"G3RaNGMEUDhH","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"G3RaNGMEUDhH","level":null,"away":null,"online":false,"mine":false,"share":"sealed","vote_from":null},{"seat":1,"kind":"open","name":null,"colour":"red","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","vote_from":null},{"seat":2,"kind":"open","name":null,"colour":"violet","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","vote_from":null},{"seat":3,"kind":"open","name":null,"colour":"blue","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","vote_from":null}],"level":"casual","opened":1795040925.4996653,"ply":0,"acting":[],"my_turn":false,"watchers":0,"commit":"e871b426a50a2af493d5c874a51bc1d5982ca65c3a9b35235ef63d10e6ed8a00","fairness":2,"pledge":null,"whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','0',0,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (listed, status, touched);
CREATE INDEX tables_uncounted ON tables (status, counted);
CREATE INDEX results_player ON results (player, at);
COMMIT;
