const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::stop-point.stop-point');
